import type { Migration } from '../migration.ts';

/** Tables of the world: games, banners, announcements, bets. */
export const worldMigrations: readonly Migration[] = [];
