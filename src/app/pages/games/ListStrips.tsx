import { t } from '../../i18n/texts.ts';
import { isWhole } from '../../lib/list-category.ts';
import { type DataType, press, viewAddress } from '../../lib/list-view.ts';
import { times } from '../../lib/times.ts';
import { clock } from '../../ui/icon/list.ts';
import { fireFill, sparkleFill } from '../../ui/icon/lobby.ts';
import { heart } from '../../ui/icon/tile.ts';
import { usePart } from '../../ui/part/use-part.ts';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { isCentre, type ListPlace } from './layout.ts';
import { withTexts } from './part-texts.ts';
import { StripBones } from './StripBones.tsx';
import { hasVendors, isSplit } from './strip-rows.ts';

const more = {
  load: withTexts(() => import('./GameList.parts/MoreStrips.tsx')),
  afterPaint: true,
};

/** The strips between search and games: which list, and what the platform tells to narrow it by (SPEC 2.8). */
export function ListStrips(place: ListPlace) {
  const { category, path } = place;
  if (isWhole(category)) return null;
  const centre = isCentre(path);
  return (
    <div className="list-strips">
      {!centre && <TypeStrip {...place} />}
      <MoreStrips {...place} />
    </div>
  );
}

/** Their texts and bytes come while the platform is asked for what they show; bones keep their room. */
function MoreStrips(place: ListPlace) {
  const { category, path, view } = place;
  const { Part, failed } = usePart(more);
  if (failed) return null;
  if (Part) return <Part {...place} />;
  const rows = Number(isSplit(path, category)) + Number(hasVendors(path, category) && view.type !== 'new');
  return (
    <>
      {times(rows, (index) => (
        <StripBones key={index} />
      ))}
    </>
  );
}

const TYPES: readonly { type: 'hot' | 'new' | 'recent' | 'fav'; icon: string }[] = [
  { type: 'hot', icon: fireFill },
  { type: 'new', icon: sparkleFill },
  { type: 'recent', icon: clock },
  { type: 'fav', icon: heart },
];

/** Hot, new, recent and favourites: the active one, pressed again, returns to all (SPEC section 4). */
function TypeStrip({ view, path, search, choose }: ListPlace) {
  const items = TYPES.map(({ type, icon }) => ({
    id: type,
    icon,
    label: t(`list_${type}`),
    href: viewAddress(path, search, press(view, type)),
  }));
  const pick = (type: string) => choose(press(view, type as DataType));
  return <Tabs items={items} current={view.type} onPick={pick} label={t('list_types')} />;
}
