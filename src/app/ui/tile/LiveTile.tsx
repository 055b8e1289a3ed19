import { effect, type Signal, untracked, useSignal } from '@preact/signals';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { pictureUrl } from '../../lib/picture-url.ts';
import type { GridCell } from '../grid/slot.ts';
import { BarePicture } from '../picture/BarePicture.tsx';
import { tilePictureWidth } from './geometry.ts';
import { Tile, type TileFace } from './Tile.tsx';
import { tileWriter } from './writer.ts';

export interface LiveTileProps {
  /** The cell of a `Grid` that the tile is in. */
  cell: GridCell;
  /** What stands at a place of the list; undefined while nothing does. Signals that it reads are followed. */
  face: (index: number) => TileFace | undefined;
  onOpen: (index: number) => void;
  onFavourite: (index: number) => void;
}

type Taps = Pick<LiveTileProps, 'onOpen' | 'onFavourite'>;

const NOBODY: TileFace = { name: '', vendor: '', picture: '' };

/**
 * A `Tile` in a `Grid`: drawn once, then rewritten in place as its cell moves through the list, and as what `face` reads changes. Its
 * picture is asked for while the cell is near, and once per place. Heart and link stay what they were first: all games have them, or none.
 */
export function LiveTile({ cell, face, onOpen, onFavourite }: LiveTileProps) {
  const box = useRef<HTMLDivElement>(null);
  const source = useSignal(face);
  const tapped = useRef({ onOpen, onFavourite });
  const [drawn] = useState(() => untracked(() => draw(cell, face, tapped, box)));

  useLayoutEffect(() => {
    source.value = face;
    tapped.current = { onOpen, onFavourite };
  });
  useLayoutEffect(() => (box.current ? follow(cell, source, tileWriter(box.current)) : undefined), [cell, source]);

  return drawn;
}

const urlOf = ({ near, width }: GridCell, { picture }: TileFace): string =>
  near.value ? pictureUrl(picture, tilePictureWidth(width.value)) : '';

/** The tile as it is drawn once. */
function draw(
  cell: GridCell,
  face: LiveTileProps['face'],
  tapped: RefObject<Taps>,
  box: RefObject<HTMLDivElement | null>,
): ReactNode {
  const first = face(cell.index.value) || NOBODY;
  const width = tilePictureWidth(cell.width.value);
  return (
    <Tile
      {...first}
      box={box}
      pictureWidth={width}
      art={<BarePicture url={urlOf(cell, first)} name={first.name} tint={first.tint} kind={first.kind} width={width} />}
      onOpen={() => tapped.current.onOpen(cell.index.peek())}
      onFavourite={() => tapped.current.onFavourite(cell.index.peek())}
    />
  );
}

const follow = (cell: GridCell, source: Signal<LiveTileProps['face']>, write: ReturnType<typeof tileWriter>) =>
  effect(() => {
    const face = source.value(cell.index.value);
    if (face) write(face, urlOf(cell, face));
  });
