import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { sceneOf } from '../seed/scenes.ts';
import type { Art } from './art.ts';
import type { Gallery } from './kinds.ts';
import { readRecipe } from './recipe.ts';

/** The pictures of the world that the database holds. */
export function openGallery(db: Database, art: Art): Gallery {
  return {
    art,
    game(id) {
      const row = sql<{ art: string; mark: string }>(
        db,
        'SELECT g.art, v.mark FROM games g JOIN vendors v ON v.vassalage = g.vassalage WHERE g.game_id = ?',
      ).get(id);
      return row && { recipe: readRecipe(row.art), mark: row.mark };
    },
    vendor: (id) => sql<{ mark: string }>(db, 'SELECT mark FROM vendors WHERE vassalage = ?').get(id)?.mark,
    scene: sceneOf,
  };
}
