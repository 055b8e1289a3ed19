import styles from './rain-layout.css';

/** The geometry of the rain before it is known. */
export function RainBones() {
  return (
    <div className="bones" aria-hidden="true">
      <div className={`bone ${styles.rainHeroBone}`} />
      <div className={`bone ${styles.rainRulesBone}`} />
    </div>
  );
}

/** The rain before its script. */
export default function RedRainSkeleton() {
  return (
    <div className="page">
      <div className={styles.rainViews} />
      <RainBones />
    </div>
  );
}
