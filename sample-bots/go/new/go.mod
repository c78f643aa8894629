module bots

go 1.19
