import styles from './Tile.css';
import type { TileFace } from './Tile.tsx';

/** Letters that fit into the two lines of a name on any phone; a longer one is clamped. */
const FITS = 28;

/** The classes of a game's name. */
export const nameClass = (name: string): string =>
  name.length > FITS ? `${styles.tileName} ${styles.tileLong}` : styles.tileName;

/** The classes of a ribbon. Without one its box stays, unseen: a box that comes and goes costs a layout whenever a tile is recycled. */
export const ribbonClass = (ribbon: TileFace['ribbon']): string =>
  ribbon ? `${styles.tileRibbon} ${styles[`tile--${ribbon.kind}`]}` : styles.tileRibbon;
