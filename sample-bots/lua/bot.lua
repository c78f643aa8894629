-- The smallest bot in Lua, for all four games: each unit goes one way for five rounds, then turns. Lua has no JSON of its own, so
-- it looks for what it needs in the text; the judge writes that without spaces.

local UNIT, HELICOPTER = '{"unit":%d,"dir":"%s"}', '{"helicopter":%d,"do":"%s"}'

-- Where the units of a game are, what says whose they are, how an order looks, and four things to do.
local games = {
  ["crematoria"] = { list = "units", owner = "player", order = UNIT, "Bottom", "Right", "Top", "Left" },
  ["walking-dead"] = { list = "units", owner = "clan", order = UNIT, "Down", "Right", "Up", "Left" },
  ["ork-island"] = { list = "units", owner = "player", order = UNIT, "S", "E", "N", "W" },
  ["apocalypse"] = {
    list = "helicopters", owner = "player", order = HELICOPTER,
    "forward1", "clockwise", "forward2", "counterclockwise",
  },
}

-- The whole number after a name, or nil.
local function number(text, name)
  return math.tointeger(tonumber(text:match('"' .. name .. '":(-?%d+)')))
end

local function orders(line, round)
  local me, game = number(line, "player"), games[line:match('"game":"([^"]*)"')]
  local found = {}
  local list = game and line:match('"' .. game.list .. '":(%b[])') or ""
  for unit in list:gmatch("%b{}") do
    local id = number(unit, "id")
    if number(unit, game.owner) == me and not unit:find('"dead"', 1, true) then
      found[#found + 1] = game.order:format(id, game[(id + round // 5) % 4 + 1])
    end
  end
  return table.concat(found, ",")
end

for line in io.lines() do
  local round = number(line, "round")
  if round and not line:find('"over":true', 1, true) then
    io.write('{"round":', round, ',"orders":[', orders(line, round), "]}\n")
    if not io.stdout:flush() then break end -- nobody listens any more
  end
end
