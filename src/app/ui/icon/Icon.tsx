import styles from './Icon.css';

export interface IconProps {
  /** Path data on a 256 x 256 board, or the address of a symbol with such a board: an icon of this folder. */
  path: string;
  /** Drawn size: 16, 20, 24 (default) or 32 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

/** One icon in the colour of the text around it. It is decoration: what holds it says what it means. */
export function Icon({ path, size = 'lg' }: IconProps) {
  return (
    <svg
      className={`${styles.icon} ${styles[`icon--${size}`]}`}
      viewBox="0 0 256 256"
      fill="currentColor"
      focusable="false"
      aria-hidden="true"
    >
      {path[0] === '/' ? <use href={path} /> : <path d={path} />}
    </svg>
  );
}
