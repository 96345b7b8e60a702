fn main() {
    let args: Vec<String> = std::env::args().collect();
    let batch = lab::Batch::<outlive::State> {
        options: format!("players={}", args[1]).parse().unwrap(),
        levels: args[2].split(',').map(str::to_owned).collect(),
        games: args[3].parse().unwrap(),
        seed: args.get(4).map_or(1, |s| s.parse().unwrap()),
    };
    let s = lab::simulate(&batch, || {}).unwrap();
    println!("{}", lab::text(&s));
    if let Some(name) = args.get(5) {
        std::fs::write(format!("{name}.svg"), lab::chart(&s)).unwrap();
        std::fs::write(format!("{name}.csv"), lab::csv(&s.measures)).unwrap();
    }
}
