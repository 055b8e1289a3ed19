import { type ComponentType, useEffect, useState } from 'react';
import type { GameCategory } from '../../../contract/shapes/games.ts';
import { t } from '../../i18n/texts.ts';
import { loadPart } from '../../lib/lazy-part.ts';
import { TileBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';

interface CategoryProps {
  category: GameCategory;
}

/** What home shows for a category other than HOME; its bytes come when one is first chosen. */
export function CategoryContent({ category }: CategoryProps) {
  const [Grid, setGrid] = useState<ComponentType<CategoryProps>>();
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again after a failure
  useEffect(() => {
    let left = false;
    setFailed(false);
    loadPart('pages/home/CategoryGrid', () => import('./CategoryGrid.tsx')).then(
      (part) => {
        if (!left) setGrid(() => part.default);
      },
      () => {
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [turn]);

  if (failed) {
    return (
      <Face kind="offline" title={t('home_failed')} action={t('retry')} onAction={() => setTurn((now) => now + 1)} />
    );
  }
  return Grid ? <Grid category={category} /> : <TileBones count={12} />;
}
