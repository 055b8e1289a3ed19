import { useSearch } from 'wouter/use-browser-location';
import type { GameCategory, Vendor } from '../../../contract/schemas/games.ts';
import { isOpen } from '../../features/switches/is-open.ts';
import { t } from '../../i18n/texts.ts';
import { listPath } from '../../lib/list-paths.ts';
import { type Group, groupVendors } from '../../lib/vendor-groups.ts';
import { activity, go, home, homeAt, inviteFriends } from '../../routes/links.ts';
import { vendorStructure } from '../../stores/games/lobby.ts';
import { signedIn } from '../../stores/session/session.ts';
import { TileBones } from '../../ui/bones/Bones.tsx';
import { CATEGORY_ICONS } from '../../ui/icon/category-icons.ts';
import { sparkleFill } from '../../ui/icon/lobby.ts';
import { friends, giftFill, houseFill } from '../../ui/icon/shell.ts';
import { type TabItem, Tabs } from '../../ui/tabs/Tabs.tsx';
import styles from './Home.css';

/** Categories that home knows, with their icons; others of the vendor structure are left out. */
export const ICONS: Partial<Record<string, string>> = {
  ...CATEGORY_ICONS,
  HOME: houseFill,
  NEW: sparkleFill,
  PROMO: giftFill,
  INVITE: friends,
};

/** Names that the platform may give and that home knows; `constructor` and its kin, which every object has, are none. */
const KNOWN = Object.keys(ICONS).filter((id) => id !== 'HOT' && id !== 'HOME');

/** The vendor structure as home shows it; empty while it is not known. Reading it in a component follows the answer. */
export const knownGroups = (): Group<GameCategory, Vendor>[] =>
  groupVendors(vendorStructure.value.value?.sorting || []).filter(({ gameCategory }) => KNOWN.includes(gameCategory));

/** Opens a category: each is a step of its own, which Back takes back to where the one before stood. */
export const showCategory = (category: GameCategory): void => go(category === 'HOME' ? home : homeAt(category));

/** What "more" of a section, or the side menu, leads to beside the entries of the menu. */
const BESIDE = /^(?:HOT|FAV|CRASH|PP|JDB|TA|FC)$/;

/** The category that the address names; HOME where it names none that home shows, or what a guest has not. */
export function useCategory(): GameCategory {
  const named = new URLSearchParams(useSearch()).get('category') || '';
  const shown = BESIDE.test(named) || (KNOWN.includes(named) && !PAGES[named]);
  return shown && (named !== 'FAV' || signedIn.value) ? (named as GameCategory) : 'HOME';
}

/** While the structure is on its way the strip already stands there with the order of SPEC 2.7. */
const USUAL: readonly GameCategory[] = ['PGE', 'RNG', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'PVP'];

/** Entries that are pages of their own. A guest who is invited logs in first: the page sees to it. */
const PAGES: Partial<Record<string, string>> = { PROMO: activity(), INVITE: inviteFriends };

/** Where an entry leads while there is no script; home's own entries are then where the visitor already is. */
function hrefOf(id: string): string | undefined {
  return id === 'HOME' || id === 'HOT' ? home : PAGES[id] || listPath(id);
}

/** An entry of the menu. */
type Entry = GameCategory | 'INVITE';

function tab(id: Entry): TabItem {
  return { id, label: t(`cat_${id}`), icon: ICONS[id] || sparkleFill, href: hrefOf(id) };
}

function pick(id: string): void {
  const page = PAGES[id];
  if (page) go(page);
  else showCategory(id as GameCategory);
}

/** Height of the matches in px. */
const MATCHES = 746;

/** The games of a category before they are known, each where it will stand. */
export const CategoryBones = () => (
  <div className={styles.homeGrid}>
    <TileBones count={12} />
  </div>
);

/** The room of the matches, which stand above the sports: what is below them stands still when they come. */
export const MatchBones = () => <div style={{ height: MATCHES }} />;

/** The category menu (SPEC 2.7): HOME, HOT, the vendors' order, promotions, and the invitation. */
export function HomeCategories() {
  const sorted = knownGroups().map(({ gameCategory }) => gameCategory);
  const known = sorted.length ? sorted : USUAL;
  const current = useCategory();
  const pages = (['PROMO', 'INVITE'] as const).filter((id) => isOpen(PAGES[id] as string));
  // What "more" of a section has led to stands there too while it is shown.
  const entries = new Set<Entry>(['HOME', 'HOT', ...known, current, ...pages]);
  return (
    <div className={styles.homeCategories}>
      <Tabs look="card" items={[...entries].map(tab)} current={current} onPick={pick} label={t('cat_label')} />
    </div>
  );
}
