import './layout.css';
import { listCategory } from '../../lib/list-category.ts';
import { TileBones } from '../../ui/bones/Bones.tsx';
import { CentreBones } from './CentreBones.tsx';
import { isCentre } from './layout.ts';
import { StripBones } from './StripBones.tsx';
import { hasVendors, isSplit } from './strip-rows.ts';

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
      <div className="list-grid">
        <TileBones count={12} />
      </div>
    </>
  );
}
