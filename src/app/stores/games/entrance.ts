import { type ReadonlySignal, signal } from '@preact/signals';
import { noteOwnGame } from '../../device/own-rows.ts';
import { local, readJson, tab, writeJson } from '../../device/storage.ts';
import { showSheet } from '../screen/menu.ts';
import type { TileGame } from './game-tile.ts';
import type { Launchable } from './launch-plan.ts';

/** A game as its entrance shows it. */
export type EntranceGame = Launchable & TileGame & { readonly minBet?: string };

/** A game whose entrance is open, and the path that it leads back to. */
export interface Entrance {
  readonly game: EntranceGame;
  readonly here: string;
}

/** Where the phone keeps which games it has opened, and whether games open at once. */
const OPENED = 'openedGames';
const AT_ONCE = 'gamesAtOnce';

/** Where the tab keeps the game that a deposit is made for. */
const WAITING = 'gameAfterDeposit';

/** Games that are remembered as opened. */
const KEPT = 300;

const shown = signal<Entrance | undefined>(undefined, { name: 'entrance.shown' });
const direct = signal(local.get(AT_ONCE) === '1', { name: 'entrance.atOnce' });

/** The entrance on screen. */
export const entrance: ReadonlySignal<Entrance | undefined> = shown;

/** Whether every game opens without its entrance. */
export const opensAtOnce: ReadonlySignal<boolean> = direct;

/** Has games open at once, or their entrance first. */
export function openAtOnce(on: boolean): void {
  direct.value = on;
  local.set(AT_ONCE, on ? '1' : undefined);
}

function areIds(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'number');
}

const opened = (): number[] => readJson(local, OPENED, areIds) ?? [];

/** Remembers that a game was opened on this phone: the next time it opens at once. */
export function noteOpened({ nodeId }: Launchable): void {
  writeJson(local, OPENED, [nodeId, ...opened().filter((id) => id !== nodeId)].slice(0, KEPT));
  noteOwnGame();
}

/** True for a game of a tile that was never opened on this phone; what is no tile has nothing to show. */
export function wantsEntrance(game: Launchable): game is EntranceGame {
  return !direct.peek() && 'displayName' in game && !opened().includes(game.nodeId);
}

/** Opens the entrance of a game. */
export function showEntrance(next: Entrance): void {
  shown.value = next;
  showSheet('game');
}

function isEntrance(value: unknown): value is Entrance {
  const known = value as Partial<Entrance> | null;
  return typeof known?.here === 'string' && typeof known.game?.displayName === 'string';
}

/** Keeps a game for the way back from the deposit; undefined forgets it. */
export const waitForDeposit = (game: Entrance | undefined): boolean => writeJson(tab, WAITING, game);

/** The game that a deposit is made for. */
export const waitingGame = (): Entrance | undefined => readJson(tab, WAITING, isEntrance);
