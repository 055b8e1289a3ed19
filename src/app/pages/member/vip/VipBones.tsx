import styles from './vip-layout.css';

/** The VIP page while it loads. */
export function VipBones() {
  return (
    <div className="page bones" aria-hidden="true">
      <div className={`bone ${styles.vipHeroBone}`} />
      <div className={`bone ${styles.vipBonusesBone}`} />
      <div className={`bone ${styles.vipPointsBone}`} />
    </div>
  );
}
