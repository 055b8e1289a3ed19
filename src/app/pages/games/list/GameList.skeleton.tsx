import { listCategory } from '../../../lib/list-category.ts';
import { TileBones } from '../../../ui/bones/Bones.tsx';
import styles from './layout.css';
import { hasVendors, isCentre, isSplit } from './list-rules.ts';

/** The categories of a centre before they are known. */
export const CentreBones = () => <div className={`bones bone ${styles.listCentreBone}`} aria-hidden="true" />;

/** A strip before its tabs are known. */
export function StripBones() {
  return (
    <div className={`bones ${styles.listStripBones}`} aria-hidden="true">
      <i className="bone" />
      <i className="bone" />
      <i className="bone" />
      <i className="bone" />
    </div>
  );
}

/** The tiles of a list before they are known. */
export const ListBones = () => (
  <div className={styles.listGrid}>
    <TileBones count={12} />
  </div>
);

/** A game list before its script: search, the strips that its type has, and twelve tiles. */
export default function GameListSkeleton({ row: { path } }: { row: { path: string } }) {
  const category = listCategory(path, '');
  const centre = isCentre(path);
  return (
    <>
      {centre && (
        <div className={styles.listCentre}>
          <CentreBones />
        </div>
      )}
      <div className={styles.listSearch}>
        <div className={styles.search} />
        <div className={styles.listFilter} />
      </div>
      <div className={styles.listStrips}>
        {!centre && <StripBones />}
        {isSplit(path, category) && <StripBones />}
        {hasVendors(path, category) && <StripBones />}
      </div>
      <ListBones />
    </>
  );
}
