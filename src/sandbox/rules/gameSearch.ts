import type { GameSearch, GameSearchQuery } from '../../contract/schemas/games.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { searchText } from '../seed/search.ts';
import { GAME_COLUMNS, type GameRow, gameOf } from './games.ts';
import { pageCounters } from './paging.ts';

/** A game as it is searched; `words` are those of its name and of its vendor. */
interface Entry {
  nodeId: number;
  name: string;
  text: string;
  words: string[];
  vendor: string;
}

/** Shorter words must be right: with one letter changed they are other words. */
const FORGIVEN_LENGTH = 4;

/** Names that are offered where nothing is found, and how alike they must be, from 0 to 1. */
const NEAR = 4;
const ALIKE = 0.2;

/** All games, the most popular first, and each word that their names and vendors are made of once. */
interface Index {
  entries: Entry[];
  words: string[];
}

const indexes = new WeakMap<Database, Index>();

/** Games never change while the sandbox runs: what is searched is made once. */
function indexOf(db: Database): Index {
  const known = indexes.get(db);
  if (known) {
    return known;
  }
  const rows = sql<{ node_id: number; name: string; search: string; vendor: string }>(
    db,
    `SELECT g.node_id, g.name, g.search, v.name || ' ' || v.vassalage AS vendor FROM games g
     JOIN vendors v ON v.vassalage = g.vassalage ORDER BY g.popularity DESC, g.node_id`,
  ).all();
  const entries = rows.map((row) => {
    const vendor = searchText(row.vendor);
    return {
      nodeId: row.node_id,
      name: row.name,
      text: row.search,
      words: `${row.search} ${vendor}`.split(' '),
      vendor,
    };
  });
  const made = { entries, words: [...new Set(entries.flatMap(({ words }) => words))] };
  indexes.set(db, made);
  return made;
}

/**
 * Games of all types whose name or vendor has every word that was typed (SPEC section 5), best first: a name that begins so, a word that
 * does, a part of a word, a vendor, then words with one typing error.
 */
export function searchGames(db: Database, query: GameSearchQuery): GameSearch {
  const typed = searchText(query.text);
  const { entries, words } = indexOf(db);
  const wanted = typed.split(' ').map((word) => ({ word, alike: forgiven(word, words) }));
  const ranked: Entry[][] = [[], [], [], [], []];
  for (const entry of typed ? entries : []) {
    ranked[entry.text.startsWith(typed) ? 0 : rankOf(entry, wanted)]?.push(entry);
  }
  const found = ranked.flat();
  const from = (query.pageNo - 1) * query.pageSize;
  const games = found.slice(from, from + query.pageSize).map(({ nodeId }) => gameOf(rowOf(db, nodeId)));
  const near = found.length > 0 ? [] : nearNames(entries, typed);
  return { games, near, ...pageCounters(query, found.length) };
}

function rowOf(db: Database, nodeId: number): GameRow {
  return sql<GameRow>(db, `SELECT ${GAME_COLUMNS} FROM games g WHERE g.node_id = ?`).get(nodeId) as GameRow;
}

interface Wanted {
  word: string;
  /** Words that are meant if it has a typing error. */
  alike: ReadonlySet<string>;
}

/** From 1, the best, to 4; more for what is not found. */
function rankOf({ text, words, vendor }: Entry, wanted: readonly Wanted[]): number {
  const ranks = wanted.map(({ word, alike }) => {
    if (vendor.includes(word) && !text.includes(word)) {
      return 3;
    }
    if (words.some((one) => one.startsWith(word))) {
      return 1;
    }
    if (text.includes(word)) {
      return 2;
    }
    return words.some((one) => alike.has(one)) ? 4 : Number.POSITIVE_INFINITY;
  });
  return Math.max(...ranks);
}

/** Words that begin with what was typed but for one letter: another, a missing, an added, or two that are swapped. */
function forgiven(typed: string, words: readonly string[]): ReadonlySet<string> {
  if (typed.length < FORGIVEN_LENGTH) {
    return new Set();
  }
  return new Set(
    words.filter((word) => [-1, 0, 1].some((more) => isOneOff(typed, word.slice(0, typed.length + more)))),
  );
}

/** True where one letter tells two words apart. */
export function isOneOff(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) {
    start += 1;
  }
  const swapped = a.slice(start, start + 2) === `${b[start + 1]}${b[start]}`;
  if (swapped && a.slice(start + 2) === b.slice(start + 2)) {
    return true;
  }
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1);
}

/** Names that share most groups of three letters with what was typed. */
function nearNames(entries: readonly Entry[], typed: string): string[] {
  const wanted = groupsOf(typed);
  const alike = entries
    .map(({ name, text }) => ({ name, score: likeness(wanted, groupsOf(text)) }))
    .filter(({ score }) => score >= ALIKE)
    .sort((a, b) => b.score - a.score);
  return [...new Set(alike.map(({ name }) => name))].slice(0, NEAR);
}

function groupsOf(text: string): Set<string> {
  const padded = ` ${text} `;
  return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)));
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((group) => b.has(group)).length;
  return shared / Math.max(1, a.size + b.size - shared);
}
