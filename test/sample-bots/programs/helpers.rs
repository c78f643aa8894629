//! What the helpers of the Rust kit say of a state: the questions of typescript.mjs, in the same
//! order.

mod minions;

use std::fmt::Display;
use std::{env, fs};

use minions::json::Json;
use minions::{apocalypse, crematoria, ork_island, walking_dead};

fn show(pos: impl Display) -> String {
    pos.to_string().trim_matches(|c| c == '[' || c == ']').to_owned()
}

fn show_all<P: Display>(list: &[P]) -> String {
    list.iter().map(show).collect::<Vec<_>>().join(" ")
}

fn show_step(step: Option<impl Display>) -> String {
    step.map_or("-".to_owned(), show)
}

/// The same questions to each game, whose types differ.
macro_rules! ask {
    ($unit:ty, $view:expr, $units_of:expr, $more:expr, $table:expr) => {
        let view = $view;
        let units_of = $units_of;
        let ids = |units: Vec<$unit>| list_ids(units.iter().map(|unit| unit.id));
        println!("{}", view.grid());
        for player in -1..4 {
            println!("cellsOf {player}: {}", show_all(&view.cells_of(player)));
            println!("unitsOf {player}: {}", ids(units_of(&view, player)));
        }
        print!("{}", $more(&view));
        let enemies: Vec<_> =
            units_of(&view, (view.me + 1) % 4).iter().map(|unit| unit.pos).collect();
        for unit in &view.mine {
            let id = unit.id;
            println!("{id} neighbours: {}", show_all(&view.neighbours(unit.pos)));
            println!("{id} in reach: {}", ids(view.enemies_in_reach(unit)));
            for goals in [enemies.clone(), view.cells_of(-1), vec![unit.pos], vec![]] {
                let first = show_step(view.towards(unit.pos, &goals));
                let steps = view.steps(unit.pos, &goals);
                println!("{id} {first} {steps}: {}", show_all(&view.path(unit.pos, &goals)));
            }
        }
        let table: Vec<i32> = $table(&view, enemies);
        // Twice: the second time around the cells that they claimed before.
        for unit in view.mine.iter().chain(&view.mine) {
            println!("{} claims {}", unit.id, show_step(view.claim_step(unit, &table)));
        }
    };
}

fn main() {
    let line = fs::read_to_string(env::args().nth(1).unwrap()).unwrap();
    let message: Json = line.parse().unwrap();
    match message["game"].text() {
        "crematoria" => ask_crematoria(&line),
        "walking-dead" => ask_walking_dead(&line),
        "ork-island" => ask_ork_island(&line),
        _ => ask_apocalypse(&line),
    }
}

fn list_ids(ids: impl Iterator<Item = i32>) -> String {
    ids.map(|id| id.to_string()).collect::<Vec<_>>().join(" ")
}

fn ask_crematoria(line: &str) {
    use crematoria::{Planet, State, Unit, UnitType};
    let state = State::parse(line);
    let pioneers = |view: &Planet| {
        let found = view.units_of(view.me, Some(UnitType::Pioneer));
        format!("pioneers: {}\n", list_ids(found.iter().map(|unit| unit.id)))
    };
    let units_of = |view: &Planet, player| view.units_of(player, None);
    let table = |view: &Planet, _| view.walk_from(view.cells_of(-1)).steps;
    ask!(Unit, Planet::new(&state), units_of, pioneers, table);
}

fn ask_walking_dead(line: &str) {
    use walking_dead::{State, Town, Unit, UnitType};
    let state = State::parse(line);
    let dead = |view: &Town| {
        let found = view.units_of(view.me, Some(UnitType::Dead));
        format!("dead: {}\n", list_ids(found.iter().map(|unit| unit.id)))
    };
    let units_of = |view: &Town, clan| view.units_of(clan, None);
    let table = |view: &Town, enemies: Vec<_>| view.steps_to(enemies);
    ask!(Unit, Town::new(&state), units_of, dead, table);
}

fn ask_ork_island(line: &str) {
    use ork_island::{Island, State, Unit};
    let state = State::parse(line);
    let units_of = |view: &Island, player| view.units_of(player);
    let table = |view: &Island, _| view.walk_from(0..view.places.len()).far;
    ask!(Unit, Island::new(&state), units_of, |_: &Island| "", table);
}

fn ask_apocalypse(line: &str) {
    use apocalypse::{Battlefield, Soldier, State};
    let state = State::parse(line);
    let helicopters = |view: &Battlefield| {
        let found = view.helicopters_of(view.me);
        format!("helicopters: {}\n", list_ids(found.iter().map(|one| one.id)))
    };
    let soldiers_of = |view: &Battlefield, player| view.soldiers_of(player);
    let table = |view: &Battlefield, enemies: Vec<_>| {
        let table = view.walk_from(enemies.into_iter().map(apocalypse::cell_at), apocalypse::FAR);
        for one in &view.my_helicopters {
            println!("{} landings: {}", one.id, show_all(&view.claim_landings(one, &table, 2)));
        }
        table
    };
    ask!(Soldier, Battlefield::new(&state), soldiers_of, helicopters, table);
}
