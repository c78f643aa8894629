//! Draws a board as text.

/// The rows with some cells marked: row, column and what is shown there.
pub fn draw_rows(rows: &[String], marks: impl IntoIterator<Item = (i32, i32, char)>) -> String {
    let mut rows: Vec<Vec<char>> = rows.iter().map(|row| row.chars().collect()).collect();
    for (row, column, mark) in marks {
        rows[row as usize][column as usize] = mark;
    }
    let rows: Vec<String> = rows.into_iter().map(String::from_iter).collect();
    rows.join("\n")
}

pub fn digit(player: i32) -> char {
    char::from(b'0' + player as u8)
}
