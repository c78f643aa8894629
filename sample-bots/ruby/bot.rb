# The smallest bot in Ruby, for all four games: each unit goes one way for five rounds, then turns.

require "json"

WORDS = {
  "crematoria" => %w[Bottom Right Top Left],
  "walking-dead" => %w[Down Right Up Left],
  "ork-island" => %w[S E N W],
  "apocalypse" => %w[forward1 clockwise forward2 counterclockwise]
}.freeze

def orders(state)
  words = WORDS[state["game"]] or return []
  who, what = state.key?("helicopters") ? %w[helicopter do] : %w[unit dir]
  mine = state["#{who}s"].select { |unit| unit.values_at("clan", "player").include?(state["player"]) && unit["type"] != "dead" }
  mine.map { |unit| { who => unit["id"], what => words[(unit["id"] + state["round"] / 5) % 4] } }
end

# nil for blank lines, and whatever else is not JSON.
def parse(line)
  JSON.parse(line)
rescue JSON::ParserError
  nil
end

# The protocol is UTF-8 whatever the locale says.
$stdin.set_encoding(Encoding::UTF_8)
$stdout.sync = true
begin
  $stdin.each_line do |line|
    state = parse(line)
    next if !state.is_a?(Hash) || state["over"]

    puts JSON.generate(round: state["round"], orders: orders(state))
  end
rescue Errno::EPIPE
  # Nobody listens any more.
end
