import type { GameCategory } from '../../../contract/shapes/games.ts';
import { t } from '../../i18n/texts.ts';
import { TileBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { usePart } from '../../ui/part/use-part.ts';

const grid = { name: 'pages/home/CategoryGrid', load: () => import('./CategoryGrid.tsx') };

/** What home shows for a category other than HOME; its bytes come when one is first chosen. */
export function CategoryContent({ category }: { category: GameCategory }) {
  const { Part, failed, retry } = usePart(grid);
  if (failed) return <Face kind="offline" title={t('home_failed')} action={t('retry')} onAction={retry} />;
  return Part ? <Part category={category} /> : <TileBones count={12} />;
}
