import { TileBones } from '../../ui/bones/Bones.tsx';

/** A game list before its script: the search box and twelve tiles. */
export default function GameListSkeleton() {
  return (
    <>
      <div className="search" />
      <div className="list-grid">
        <TileBones count={12} />
      </div>
    </>
  );
}
