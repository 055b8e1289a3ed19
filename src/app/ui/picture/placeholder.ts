import styles from './Picture.css';

/** How many tints the tokens hold (--tint-0 to --tint-7). */
const TINTS = 8;

/**
 * The class that paints the place of a picture until it comes: the same name always has the same colour. The factor and the shift are those
 * by which the nine types of games (contract `gameType`) take all eight tints; slots and cockfights share one.
 */
export function tintOf(name: string): string {
  let hash = 7;
  for (let at = 0; at < name.length; at++) hash = (hash * 47 + name.charCodeAt(at)) | 0;
  return `${styles[`tint--${(hash >>> 4) % TINTS}`]}`;
}

/** Up to two letters that stand for a name: the first of its first two words. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words
    .map((word) => Array.from(word)[0] || '')
    .join('')
    .toUpperCase();
}
