import { useEffect, useRef, useState } from 'react';
import { watchVisible } from '../../lib/observe.ts';
import { pictureAhead, pictureUrl } from '../../lib/picture-url.ts';
import styles from './Picture.css';
import { initialsOf, tintOf } from './placeholder.ts';

/** Narrower pictures (avatars, flags of vendors) draw their initials small, in CSS px. */
const SMALL = 64;

export interface PictureProps {
  /** Path on the image hosts, or a whole address; '' draws the placeholder alone. */
  src: string;
  /** What the picture shows: gives the placeholder its colour and initials; '' draws no initials. */
  name: string;
  /** Colour of its place until it comes, as CSS writes one; without it one follows from its kind. */
  tint?: string | undefined;
  /** What it is one of, as a game's category: pictures of a kind share a colour. Without it the name gives one. */
  kind?: string | undefined;
  /** Drawn width in CSS px, for the size that is asked for. The box itself fills its parent's width. */
  width: number;
  /** With `width`, the shape of the box: nothing moves when the picture comes. */
  height: number;
  /** Text for screen readers; '' (default) where the name is written beside it. */
  alt?: string;
  /** Ask at once: pictures of the first screen, and of lists that only hold what is near. Under data saver all wait to be seen. */
  eager?: boolean;
}

/**
 * A picture that costs what it shows: the size drawn, once near the screen, over a placeholder that stays if it never comes
 * (DESIGN.md section 7). A recycled tile may hand it another `src`: the old picture is gone at once.
 */
export function Picture({ src, name, tint, kind = name, width, height, alt = '', eager = false }: PictureProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState('');
  const [shown, setShown] = useState('');
  const ahead = pictureAhead();
  const near = seen === src || (eager && ahead > 0);
  const url = near ? pictureUrl(src, width) : '';

  useEffect(() => {
    if (near || !box.current) return;
    return watchVisible(box.current, (visible) => visible && setSeen(src), ahead);
  }, [near, src, ahead]);

  return (
    <span
      ref={box}
      className={`${styles.picture} ${tintOf(kind)}${width < SMALL ? ` ${styles.pictureSmall}` : ''}`}
      style={{ paddingTop: `${(height / width) * 100}%`, backgroundColor: tint }}
    >
      {url && (
        <img
          className={shown === url ? `${styles.pictureImg} ${styles.pictureShown}` : styles.pictureImg}
          key={url}
          // What the browser already has, as where it stood in the HTML, is there at once: no fade, and maybe no load event.
          ref={(img) => {
            if (img?.naturalWidth) setShown(url);
          }}
          src={url}
          width={width}
          height={height}
          alt={alt}
          decoding="async"
          draggable={false}
          onLoad={() => setShown(url)}
        />
      )}
      <span className={styles.pictureInitials} aria-hidden="true">
        {initialsOf(name)}
      </span>
    </span>
  );
}
