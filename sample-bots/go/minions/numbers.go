package minions

import (
	"encoding/json"
	"fmt"
	"strconv"
)

// ReadNumbers reads a list of so many whole numbers: positions, which a state has by the hundred.
func ReadNumbers(text []byte, into ...*int) error {
	at := 0
	for _, number := range into {
		// A bracket or a comma, and maybe space, before each.
		for at < len(text) && text[at] != '-' && (text[at] < '0' || text[at] > '9') {
			at++
		}
		end := at
		for end < len(text) && (text[end] == '-' || (text[end] >= '0' && text[end] <= '9')) {
			end++
		}
		value, err := strconv.Atoi(string(text[at:end]))
		if err != nil {
			return fmt.Errorf("%d numbers expected: %s", len(into), text)
		}
		*number, at = value, end
	}
	return nil
}

// WriteNumbers writes such a list.
func WriteNumbers(numbers ...int) []byte {
	text := []byte{'['}
	for n, number := range numbers {
		if n > 0 {
			text = append(text, ',')
		}
		text = strconv.AppendInt(text, int64(number), 10)
	}
	return append(text, ']')
}

// MustRead reads JSON that is part of the program.
func MustRead(text string, into any) {
	if err := json.Unmarshal([]byte(text), into); err != nil {
		panic(err)
	}
}
