import type { GameCategory } from '../../../contract/schemas/games.ts';
import { t } from '../../i18n/texts.ts';
import { TileBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { usePart } from '../../ui/part/use-part.ts';
import type { HomeKit } from './kit.ts';
import { withTexts } from './with-texts.ts';

const grid = { load: () => import('./CategoryGrid.tsx') };
const matches = { load: withTexts(() => import('./MatchSection.tsx')) };

/** Height of the matches in px: what is below them stands still when they come. */
const MATCHES = 738;

interface CategoryContentProps {
  category: GameCategory;
  kit: HomeKit;
}

/** What home shows for a category other than HOME; its bytes come when one is first chosen. */
export function CategoryContent({ category, kit }: CategoryContentProps) {
  const { Part, failed, retry } = usePart(grid);
  if (failed) return <Face kind="offline" title={t('home_failed')} action={t('retry')} onAction={retry} />;
  return (
    <>
      {category === 'SPORTS' && <Matches kit={kit} />}
      {Part ? <Part category={category} groups={kit.groups} /> : <TileBones count={12} />}
    </>
  );
}

/** Above the sports stand the matches; where their bytes cannot be had the sports stand alone. */
function Matches({ kit }: { kit: HomeKit }) {
  const { Part, failed } = usePart(matches);
  if (failed) return null;
  return Part ? <Part kit={kit} whole={false} /> : <div style={{ height: MATCHES }} />;
}
