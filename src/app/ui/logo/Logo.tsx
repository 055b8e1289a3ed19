import styles from './Logo.css';

/**
 * The mark and the name of the platform, a symbol of static/icons/lobby.svg in the theme's colours; a brand's own picture, by address,
 * takes its place.
 */
export function Logo({ src }: { src: string | undefined }) {
  if (src) return <img className={`${styles.logo} ${styles.logoOwn}`} src={src} alt="" />;
  return (
    <svg className={styles.logo} focusable="false" aria-hidden="true">
      <use href="/icons/lobby.svg#leve" />
    </svg>
  );
}
