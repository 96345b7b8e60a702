# 東京災都心：隊伍的戰役、紀錄與檔案。

home-campaign = 戰役隊伍

campaign-scenario = { $id } { $name }
campaign-pcs = { $count } 名PC：
campaign-entry = { $scenario }（{ $pcs } 名PC，評級 { $rank }）。
campaign-entry-reward = { $scenario }（{ $pcs } 名PC，評級 { $rank }，獎勵：{ $reward }）。
campaign-rounds = 評價通關輪數：{ $rounds }。

## 我的隊伍

campaign-groups-title = 戰役隊伍
campaign-groups-lead = 一支隊伍接連遊玩東京災都心的劇本，並留下紀錄：通關的劇本、最佳評級與選擇的獎勵。下一局就從這份紀錄開始。
campaign-groups-mine = 我的隊伍
campaign-groups-none = 您還沒有加入任何隊伍。請在這裡建立，或打開朋友傳來的連結。
campaign-groups-cleared = 7 個劇本中已通關 { $count } 個
campaign-open = 查看紀錄
campaign-start-title = 建立隊伍
campaign-name = 隊伍名稱
campaign-start = 建立隊伍
campaign-import-title = 從檔案接續
campaign-import-about = 從這裡或其他伺服器下載的紀錄會成為一支新隊伍，現有的資料不會改變。
campaign-import-file = 檔案
campaign-import-text = 或檔案的內容
campaign-import = 建立成隊伍
campaign-import-nothing = 沒有收到任何內容。請選擇下載的檔案，或貼上它的內容。
campaign-import-mended = 現在可以讀取了。送出後就會建立隊伍。
campaign-import-garbled = 這個檔案不是文字檔。請選擇從隊伍頁面下載的檔案。

## 加入隊伍

campaign-join-title = 邀請您加入隊伍「{ $group }」
campaign-join-about = 隊伍的成員可以查看紀錄、替隊伍開桌，也可以下載紀錄。
campaign-join = 加入隊伍

## 隊伍頁面

campaign-log-title = 紀錄
campaign-column-scenario = 劇本
campaign-column-state = 狀態
campaign-column-ranks = 最佳評級
campaign-column-reward = 獎勵
campaign-column-games = 通關的對局
campaign-cleared = 已通關
campaign-not-cleared = 未通關
campaign-game = 第 { $n } 局
campaign-history = 所有通關的對局
campaign-seals-title = 開局時的技能
campaign-seals-about = 通關 S01 到 S07 任一劇本即開放支援技能，S03 到 S07 任一劇本再開放強化技能，S06 或 S07 則三種全部開放。遊戲中解除的封印，下一局會恢復。
campaign-seal-on = { $skill }：封印
campaign-seal-off = { $skill }：開放
campaign-rewards-title = 放入牌庫的獎勵
campaign-rewards-about = 勾選的獎勵會在隊伍開桌時放入牌庫，每一局仍可另行決定。
campaign-rewards-none = 隊伍還沒有獲得獎勵。通關 S01 到 S07 任一劇本即可獲得。
campaign-rewards-save = 儲存
campaign-next-title = 下一局
campaign-next-about = 劇本是依這個順序設計的。您可以選擇任何劇本，通關過的也能再玩。
campaign-difficulty = 難度 { $n }
campaign-play = 開一桌
campaign-again = 再玩一次
campaign-swap = 您選擇的獎勵是「{ $reward }」。再次通關時可以換成：{ $others }。
campaign-warning = 順序不對。尚未通關：{ $skipped }。
campaign-warning-sealed = 因此會比原本設計的更難。照順序玩時已開放、現在卻仍封印的技能：{ $skills }。
campaign-tables = 隊伍的桌
campaign-tables-none = 隊伍還沒有開桌。請選一局並開桌。
campaign-members = 隊伍成員
campaign-link = 邀請朋友加入隊伍的連結
campaign-itself = 隊伍設定
campaign-rename = 更改名稱
campaign-leave-about = 離開的人可以用隊伍的連結再回來。紀錄與牌桌都會留著。
campaign-leave-last = 您是最後一位成員。離開前請記下連結或下載紀錄：沒有連結，誰也回不到這支隊伍。
campaign-leave = 離開隊伍
campaign-file-title = 存成檔案
campaign-file-about = 整份紀錄的文字，可以自行保存，或在其他伺服器接續。
campaign-export = 下載紀錄

## 隊伍的桌

group-game = 這一局屬於隊伍「{ $group }」，獲勝後會記入紀錄。
group-entered = 已記入「{ $group }」的紀錄：{ $what }
group-unchanged = 「{ $group }」的紀錄沒有改變。
group-log-link = 前往隊伍紀錄

## 檔案的問題

campaign-flaw-none = 這不是隊伍的紀錄：第一行必須是「holdfast campaign 1」。請選擇從隊伍頁面下載的檔案。
campaign-flaw-newer = 這份紀錄由較新版的 Holdfast 寫成（格式 { $version }，這裡只認得 1）。請更新這台伺服器，或以格式 1 下載紀錄。
campaign-flaw-other-game = 第 { $line } 行：這是「{ $game }」的紀錄。隊伍只保存「tokyo」的紀錄。
campaign-flaw-header = 第 { $line } 行：檔頭沒有「{ $name }」這一行。檔頭有 game、name、games 與 off，之後要空一行。
campaign-flaw-no-header = 檔頭缺少「{ $name }」這一行。請補上，或重新下載紀錄。
campaign-flaw-count = 檔頭說有 { $said } 局，實際有 { $found } 局。檔案有缺漏：請重新下載；若是手動修改過，請更正「games」這一行。
campaign-flaw-scenario = 第 { $line } 行：沒有「{ $value }」這個劇本。請寫其中之一：{ $known }。
campaign-flaw-word = 第 { $line } 行：看不懂「{ $value }」。劇本之後依序是 pcs=、rank=、rounds=、reward= 與 table=。
campaign-flaw-unsaid = 第 { $line } 行：缺少「{ $name }=」。請補上。
campaign-flaw-twice = 第 { $line } 行：「{ $name }」寫了兩次。請刪去一個。
campaign-flaw-value = 第 { $line } 行：「{ $value }」不是 { $name } 的值。可用的值：{ $known }。
campaign-flaw-reward = 第 { $line } 行：{ $scenario } 沒有「{ $value }」這項獎勵。請寫其中之一：{ $known }。
campaign-flaw-no-reward = 第 { $line } 行：教學劇本 s00 沒有獎勵。請刪去「reward={ $value }」。
campaign-flaw-same-table = 第 { $line } 行：桌 { $table } 的對局已經在紀錄裡。請刪去其中一行，並更正「games」這一行。

problem-no-group-title = 沒有這支隊伍。
problem-no-group-advice = 請檢查連結，或向傳給您的人索取新連結。
problem-not-of-group-title = 您不是這支隊伍的成員。
problem-not-of-group-advice = 請向隊伍成員索取連結，並在這個瀏覽器打開。
problem-group-broken-title = 無法讀取這支隊伍的紀錄。
problem-group-broken-advice = 沒有任何資料遺失。紀錄由其他版本的程式寫成，請通知伺服器的管理者。
