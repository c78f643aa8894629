// Package debug is what a bot tells those who watch the replay: it goes with the next answer, and no other bot sees it.
package debug

import "math"

// The limits of the protocol. What is beyond them is left out: a drawing must not cost anybody the match.
const (
	longestNotes = 10000
	mostMetrics  = 32
	mostMarks    = 500
	mostCells    = 200
	longestName  = 40
)

// Told is what was told since the last answer, as a field of the next one.
type Told struct {
	Notes   string             `json:"notes,omitempty"`
	Metrics map[string]float64 `json:"metrics,omitempty"`
	Marks   []drawing          `json:"marks,omitempty"`
}

type drawing struct {
	Cells any    `json:"cells"`
	As    string `json:"as"`
	Color string `json:"color"`
	Label string `json:"label,omitempty"`
}

var told Told

// Note adds a line of text for this round.
func Note(text string) {
	if told.Notes != "" {
		text = told.Notes + "\n" + text
	}
	told.Notes = cut(text, longestNotes)
}

// Metric gives a number to draw over time.
func Metric(name string, value float64) {
	short := cut(name, longestName)
	_, isKnown := told.Metrics[short]
	isFull := len(told.Metrics) == mostMetrics && !isKnown
	if isFull || math.IsNaN(value) || math.IsInf(value, 0) {
		return
	}
	if told.Metrics == nil {
		told.Metrics = map[string]float64{}
	}
	told.Metrics[short] = value
}

// Mark lights cells (positions as in the state) in a colour of CSS, with a word, if not empty, at the first.
func Mark[Pos any](cells []Pos, color, label string) {
	draw("cells", cells, color, label)
}

// Line draws a line through the cells.
func Line[Pos any](cells []Pos, color, label string) {
	draw("line", cells, color, label)
}

func draw[Pos any](as string, cells []Pos, color, label string) {
	if len(cells) == 0 || len(told.Marks) == mostMarks {
		return
	}
	if len(cells) > mostCells {
		cells = cells[:mostCells]
	}
	// A copy, because the bot may go on using its own.
	cells = append([]Pos(nil), cells...)
	told.Marks = append(told.Marks, drawing{cells, as, color, cut(label, longestName)})
}

// Take gives what was told since the last time; nil when that is nothing.
func Take() *Told {
	taken := told
	told = Told{}
	if taken.Notes == "" && taken.Metrics == nil && taken.Marks == nil {
		return nil
	}
	return &taken
}

// The first characters of a text.
func cut(text string, most int) string {
	// No text has more characters than bytes.
	if len(text) <= most {
		return text
	}
	if characters := []rune(text); len(characters) > most {
		return string(characters[:most])
	}
	return text
}
