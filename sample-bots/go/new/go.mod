module minions-judge.example/bot

go 1.19
