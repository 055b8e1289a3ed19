import { LIVE_ROOMS } from '../seed/texts/live-rooms.ts';
import type { Art } from './art.ts';
import { drawAvatar, drawSymbol, drawTeam, drawVendor } from './emblem-art.ts';
import { drawGame } from './game-art.ts';
import { LARGE_HEIGHT, TILE_HEIGHT } from './game-sheet.ts';
import type { Recipe } from './recipe.ts';
import { drawScene } from './scene-art.ts';
import { drawRoom } from './stage-art.ts';

/** What the pictures need to know of the world. */
export interface Gallery {
  art: Art;
  /** A game's recipe and its vendor's mark; undefined for an unknown gameId. */
  game(id: string): { recipe: Recipe; mark: string } | undefined;
  /** A vendor's mark; undefined for an unknown vassalage. */
  vendor(id: string): string | undefined;
  /** The recipe of a banner or promotion; undefined for an unknown id. */
  scene(id: string): Recipe | undefined;
}

interface Kind {
  /** Width divided by height. */
  aspect: number;
  /** Has transparent parts, so JPEG is out and PNG stands in. */
  alpha: boolean;
  draw(gallery: Gallery, id: string): string | undefined;
}

function game(height: number): Kind {
  return {
    aspect: 256 / height,
    alpha: false,
    draw: (gallery, id) => {
      const found = gallery.game(id);
      return found && drawGame(gallery.art, id, found.recipe, found.mark, height);
    },
  };
}

function scene(width: number, height: number): Kind {
  return {
    aspect: width / height,
    alpha: false,
    draw: (gallery, id) => {
      const recipe = gallery.scene(id);
      return recipe && drawScene(gallery.art, id, recipe, width, height);
    },
  };
}

/** The kinds of `/img/<kind>/<id>`, each with its fixed aspect. */
export const KINDS: Readonly<Record<string, Kind>> = {
  game: game(TILE_HEIGHT),
  'game-large': game(LARGE_HEIGHT),
  banner: scene(640, 280),
  promo: scene(640, 360),
  room: {
    aspect: 1,
    alpha: false,
    draw: (_gallery, id) => {
      const room = LIVE_ROOMS.find((one) => one.id === id);
      return room && drawRoom(room);
    },
  },
  avatar: { aspect: 1, alpha: false, draw: ({ art }, id) => drawAvatar(art, id) },
  team: { aspect: 1, alpha: true, draw: (_gallery, id) => drawTeam(id) },
  symbol: { aspect: 1, alpha: true, draw: ({ art }, id) => drawSymbol(art, id) },
  vendor: {
    aspect: 2,
    alpha: false,
    draw: (gallery, id) => {
      const mark = gallery.vendor(id);
      return mark === undefined ? undefined : drawVendor(id, mark);
    },
  },
};
