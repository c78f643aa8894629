// What the published program calls itself.
#pragma once

#define GAME_NAME "OrkIsland"
#define VERSION "1.0"
