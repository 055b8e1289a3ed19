import styles from './mall-layout.css';

/** Where the shelves will be. */
export function ShelfBones() {
  return (
    <div className={`bones ${styles.mallBones}`} aria-hidden="true">
      <div className={`bone ${styles.mallBone}`} />
      <div className={`bone ${styles.mallBone}`} />
      <div className={`bone ${styles.mallBone}`} />
      <div className={`bone ${styles.mallBone}`} />
    </div>
  );
}

/** The mall before its script. */
export default function MallSkeleton() {
  return (
    <div className="page">
      <div className="bones" aria-hidden="true">
        <div className={`bone ${styles.mallHeroBone}`} />
        <div className={`bone ${styles.mallViewsBone}`} />
        <div className={`bone ${styles.mallViewsBone}`} />
      </div>
      <ShelfBones />
    </div>
  );
}
