# The smallest bot in Bash with jq, for all four games: each unit goes one way for five rounds, then turns.

declare -A words=(
  [crematoria]="Bottom Right Top Left"
  [walking-dead]="Down Right Up Left"
  [ork-island]="S E N W"
  [apocalypse]="forward1 clockwise forward2 counterclockwise"
)

# Of each state: the game, the round, and the ids of my units. The end of the match, and what is not JSON, is left out.
essence='
  fromjson? | objects | select(.over | not) | . as $state
  | [.game, .round, ((.units // .helicopters // [])[] | select((.clan // .player) == $state.player and .type != "dead").id)]
  | map(tostring) | join(" ")
'

# One jq for the whole match: to start it anew in each round would take far longer than the answer.
jq --raw-input --raw-output --unbuffered "$essence" | while read -r game round ids; do
  read -ra choices <<<"${words[$game]}"
  [[ $game == apocalypse ]] && form='{"helicopter":%d,"do":"%s"}' || form='{"unit":%d,"dir":"%s"}'
  [[ ${words[$game]} ]] || ids= # not one of these games
  orders=
  for id in $ids; do
    printf -v order "$form" "$id" "${choices[(id + round / 5) % 4]}"
    orders+=${orders:+,}$order
  done
  # It fails when nobody listens any more.
  printf '{"round":%d,"orders":[%s]}\n' "$round" "$orders" 2>/dev/null || exit 0
done
