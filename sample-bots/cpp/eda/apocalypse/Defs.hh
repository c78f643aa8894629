// What the published program calls itself.
#pragma once

#define GAME_NAME "ApocalypseNow2018"
#define VERSION "3.0"
