import type { ReactNode, Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { heart } from '../icon/tile.ts';
import { Picture } from '../picture/Picture.tsx';
import { Press } from '../press/Press.tsx';
import { nameClass, ribbonClass } from './classes.ts';
import styles from './Tile.css';

/** The one ribbon that a tile may carry (SPEC 2.8). */
export interface TileRibbon {
  kind: 'hot' | 'new' | 'popular';
  text: string;
}

export interface TileProps {
  name: string;
  /** Name of the vendor, drawn small below the game's. */
  vendor: string;
  /** Path of the square picture. */
  picture: string;
  /** See `Picture`. */
  tint?: string | undefined;
  /** See `Picture`. */
  kind?: string | undefined;
  /** Drawn width of the picture in CSS px: `tilePictureWidth(cellWidth)`. */
  pictureWidth: number;
  /** See `Picture`: true for the first screen. */
  eager?: boolean;
  ribbon?: TileRibbon | undefined;
  /** Whether it is a favourite; without it no heart is drawn. */
  favourite?: boolean | undefined;
  /** What the heart's button does, with the game's name, for screen readers. */
  favouriteLabel?: string;
  /** See `Press`. */
  href?: string | undefined;
  onOpen: () => void;
  onFavourite?: () => void;
  /** Stands in the picture's place; with it `eager` says nothing. */
  art?: ReactNode;
  /** Is given the element of the tile. */
  box?: Ref<HTMLDivElement>;
}

/** What a tile shows of a game. */
export type TileFace = Pick<
  TileProps,
  'name' | 'vendor' | 'picture' | 'tint' | 'kind' | 'ribbon' | 'favourite' | 'favouriteLabel' | 'href'
>;

/** A game (SPEC 2.8): its picture opens it, the heart beside it marks it. With or without a ribbon it has the same nodes. */
export function Tile(props: TileProps) {
  const { name, vendor, picture, tint, kind, pictureWidth, eager = false, ribbon, favourite, favouriteLabel } = props;
  return (
    <div ref={props.box} className={styles.tile}>
      <Press className={styles.tileOpen} href={props.href} onPress={props.onOpen}>
        <span className={styles.tileArt}>
          {props.art || (
            <Picture
              src={picture}
              name={name}
              tint={tint}
              kind={kind}
              width={pictureWidth}
              height={pictureWidth}
              eager={eager}
            />
          )}
          <span className={ribbonClass(ribbon)}>{ribbon?.text}</span>
        </span>
        <span className={styles.tileText}>
          <span className={nameClass(name)}>{name}</span>
          <span className={`${styles.tileVendor} ellipsis`}>{vendor}</span>
        </span>
      </Press>
      {favourite !== undefined && (
        <button
          type="button"
          className={styles.tileHeart}
          aria-pressed={favourite}
          aria-label={favouriteLabel}
          onClick={props.onFavourite}
        >
          <Icon path={heart} size="sm" />
        </button>
      )}
    </div>
  );
}
