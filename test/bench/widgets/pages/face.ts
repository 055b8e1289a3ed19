import type { TileFace } from '../../../../src/app/ui/tile/Tile.tsx';
import { items } from './items.ts';

export const nothing = (): void => undefined;

/** What our tile shows of an item. */
export function face(index: number): TileFace | undefined {
  const item = items[index];
  if (!item) return undefined;
  const { name, vendor, ribbon, loved } = item;
  const shown = ribbon && { kind: ribbon, text: ribbon };
  return { name, vendor, picture: '', ribbon: shown, favourite: loved, favouriteLabel: name };
}
