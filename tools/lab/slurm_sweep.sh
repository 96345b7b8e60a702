#!/usr/bin/env bash
# Plays what one `holdfast sim` would play as the tasks of a Slurm array, a shard each:
#
#     sbatch --array=1-40 --requeue slurm_sweep.sh FOLDER pandemic --players 2 --sweep epidemics=4..7 --games 100000
#     holdfast merge FOLDER/*.jsonl --json
#
# The same command again plays what is missing; so does a task that Slurm requeues. HOLDFAST names the program, if it is not `holdfast`.
#SBATCH --job-name=holdfast
#SBATCH --cpus-per-task=1
#SBATCH --open-mode=append
set -euo pipefail

if [ $# -lt 2 ] || [ -z "${SLURM_ARRAY_TASK_ID:-}" ]; then
    echo "usage: sbatch --array=1-N $0 FOLDER GAME [OPTION of holdfast sim]..." >&2
    exit 2
fi
if [ "$SLURM_ARRAY_TASK_MIN" -ne 1 ] || [ "$SLURM_ARRAY_TASK_MAX" -ne "$SLURM_ARRAY_TASK_COUNT" ]; then
    echo "the array has to be 1-N, without gaps: with --array=1-$SLURM_ARRAY_TASK_COUNT every game is played once" >&2
    exit 2
fi
folder=$1
shift
mkdir -p "$folder"
exec "${HOLDFAST:-holdfast}" sim "$@" \
    --threads "${SLURM_CPUS_PER_TASK:-1}" \
    --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" \
    --out "$folder/$SLURM_ARRAY_TASK_ID.jsonl"
