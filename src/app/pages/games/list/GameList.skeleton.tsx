import './layout.css';
import { listCategory } from '../../../lib/list-category.ts';
import { TileBones } from '../../../ui/bones/Bones.tsx';
import { hasVendors, isCentre, isSplit } from './list-rules.ts';

/** The categories of a centre before they are known. */
export const CentreBones = () => <div className="bones bone list-centre-bone" aria-hidden="true" />;

/** A strip before its tabs are known. */
export function StripBones() {
  return (
    <div className="bones list-strip-bones" aria-hidden="true">
      <i className="bone" />
      <i className="bone" />
      <i className="bone" />
      <i className="bone" />
    </div>
  );
}

/** The tiles of a list before they are known. */
export const ListBones = () => (
  <div className="list-grid">
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
        <div className="list-centre">
          <CentreBones />
        </div>
      )}
      <div className="list-search">
        <div className="search" />
        <div className="list-filter" />
      </div>
      <div className="list-strips">
        {!centre && <StripBones />}
        {isSplit(path, category) && <StripBones />}
        {hasVendors(path, category) && <StripBones />}
      </div>
      <ListBones />
    </>
  );
}
