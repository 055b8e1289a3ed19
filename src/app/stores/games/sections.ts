import type { Game, GameCategory } from '../../../contract/schemas/games.ts';
import type { Resource } from '../data/resource.ts';
import { sectionGames } from './lobby.ts';

/** Sections of home below the first ones, in their order (SPEC 2.7). */
export type SectionName = 'NEW' | 'RNG' | 'FISH' | 'LIVE' | 'PGE' | 'CRASH' | 'PP' | 'JDB' | 'TA' | 'FC';

export interface GameSection {
  name: SectionName;
  games: Resource<Game[]>;
  /** The category that its More switches to. */
  more: GameCategory;
}

function section(name: SectionName, more: GameCategory, filter = {}): GameSection {
  return { name, games: sectionGames(name, more, filter), more };
}

/** The sections, each asked for when it comes near the screen. */
export const gameSections: readonly GameSection[] = [
  section('NEW', 'RNG', { isNew: '1' }),
  ...(['RNG', 'FISH', 'LIVE', 'PGE', 'CRASH', 'PP', 'JDB', 'TA', 'FC'] as const).map((name) => section(name, name)),
];
