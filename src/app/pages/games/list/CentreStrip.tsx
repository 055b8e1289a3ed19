import { useEffect } from 'react';
import { t } from '../../../i18n/texts.ts';
import { SLOT_KINDS } from '../../../lib/list-category.ts';
import { groupVendors } from '../../../lib/vendor-groups.ts';
import { go, login } from '../../../routes/links.ts';
import { vendorStructure } from '../../../stores/games/lobby.ts';
import { signedIn } from '../../../stores/session/session.ts';
import { CATEGORY_ICONS } from '../../../ui/icon/category-icons.ts';
import { cherriesFill, starFill, trophyFill } from '../../../ui/icon/lobby.ts';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { kindName } from './list-choices.ts';

/** Categories that a centre knows, with their icons; others of the vendor structure are left out. */
const ICONS: Readonly<Record<string, string>> = {
  ...CATEGORY_ICONS,
  FAV: starFill,
  CRASH: trophyFill,
  PP: cherriesFill,
  JDB: cherriesFill,
  TA: cherriesFill,
  FC: cherriesFill,
};

/** The order of SPEC 2.7, until the vendor structure tells the site's own. */
const USUAL: readonly string[] = ['PGE', 'RNG', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'PVP'];

const addressOf = (path: string, category: string): string =>
  category === 'LOTT' ? '/m/lottery' : `${path}?gameType=${category}`;

interface CentreStripProps {
  path: string;
  category: string;
}

/** The categories of a game centre (SPEC 2.7): hot games, favourites, then the site's order; of the slot centre, the kinds of slots. */
export default function CentreStrip({ path, category }: CentreStripProps) {
  useEffect(() => vendorStructure.want(), []);
  const structure = vendorStructure.value.value;
  const sorted = structure ? groupVendors(structure.sorting).map((group) => group.gameCategory as string) : USUAL;
  const kinds =
    path === '/m/slotsCenter' ? SLOT_KINDS : [...sorted.filter((kind) => Object.keys(ICONS).includes(kind)), 'CRASH'];
  const all = [...new Set(['HOT', 'FAV', ...kinds])];
  const pick = (kind: string) => {
    const address = addressOf(path, kind);
    go(kind === 'FAV' && !signedIn.peek() ? login(address) : address, { replace: kind !== 'FAV' && kind !== 'LOTT' });
  };
  return (
    <Tabs
      look="card"
      items={all.map((kind) => ({ id: kind, label: kindName(kind), icon: ICONS[kind], href: addressOf(path, kind) }))}
      current={category}
      onPick={pick}
      label={t('list_kinds')}
    />
  );
}
