// What the published program calls itself.
#pragma once

#define GAME_NAME "TheWalkingDead"
#define VERSION "1.0"
