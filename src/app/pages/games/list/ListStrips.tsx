import { useState } from 'react';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { type TextKey, t } from '../../../i18n/texts.ts';
import { isWhole } from '../../../lib/list-category.ts';
import { type DataType, press, viewAddress } from '../../../lib/list-view.ts';
import { savesData } from '../../../stores/settings/data-saver.ts';
import { clock, heart } from '../../../ui/icon/list.ts';
import { fireFill, sparkleFill } from '../../../ui/icon/lobby.ts';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { StripBones } from './GameList.skeleton.tsx';
import styles from './layout.css';
import { hasVendors, isCentre, isSplit, type ListPlace } from './list-rules.ts';

const MoreStrips = lazy(() => import('./MoreStrips.tsx'), { texts: ['lists'], afterPaint: true });

/** The strips between search and games: which list, and what the platform tells to narrow it by (SPEC 2.8). */
export function ListStrips(place: ListPlace) {
  const { category, path } = place;
  if (isWhole(category)) return null;
  const centre = isCentre(path);
  return (
    <div className={styles.listStrips}>
      {!centre && <TypeStrip {...place} />}
      <Narrowing {...place} />
    </div>
  );
}

/**
 * Bones keep the room of the strips that depend on what the platform tells; where these cannot be had the list goes without. Where data is
 * saved they wait for a tap, in the same room: what they show costs answers.
 */
function Narrowing(place: ListPlace) {
  const { category, path, view } = place;
  const [asked, setAsked] = useState(false);
  const rows: TextKey[] = [];
  if (isSplit(path, category)) rows.push('list_classes');
  if (hasVendors(path, category) && view.type !== 'new') rows.push('list_vendors');
  if (!asked && !view.vendor && !view.classify && savesData()) {
    return rows.map((row) => (
      <Tabs key={row} items={[{ id: row, label: t(row) }]} current="" onPick={() => setAsked(true)} label={t(row)} />
    ));
  }
  const bones = rows.map((row) => <StripBones key={row} />);
  return <Part of={MoreStrips} props={place} bones={bones} fallback={null} />;
}

const ICONS = { hot: fireFill, new: sparkleFill, recent: clock, fav: heart };
const TYPES = Object.keys(ICONS) as (keyof typeof ICONS)[];

/** Hot, new, recent and favourites: the active one, pressed again, returns to all (SPEC section 4). */
function TypeStrip({ view, path, search, choose }: ListPlace) {
  const items = TYPES.map((type) => ({
    id: type,
    icon: ICONS[type],
    label: t(`list_${type}`),
    href: viewAddress(path, search, press(view, type)),
  }));
  const pick = (type: string) => choose(press(view, type as DataType));
  return <Tabs items={items} current={view.type} onPick={pick} label={t('list_types')} />;
}
