import styles from './layout.css';

/** The app page before its script. */
export default function AppSkeleton() {
  return (
    <div className="bones" aria-hidden="true">
      <div className={styles.appHero}>
        <div className={`bone ${styles.appIcon}`} />
        <div className={`bone ${styles.appBoneName}`} />
        <div className={`bone ${styles.appBoneLead}`} />
        <div className={`bone ${styles.appBoneGains}`} />
        <div className={`bone ${styles.appBoneWay}`} />
      </div>
    </div>
  );
}
