import { useEffect } from 'react';
import { t } from '../../../i18n/texts.ts';
import { mayClassify, SPORT_KINDS, typeOf } from '../../../lib/list-category.ts';
import { narrow, PLAIN, viewAddress } from '../../../lib/list-view.ts';
import { go } from '../../../routes/links.ts';
import { classesOf } from '../../../stores/games/classes.ts';
import { vendorStructure } from '../../../stores/games/lobby.ts';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import styles from './GameList.css';
import { StripBones } from './GameList.skeleton.tsx';
import { className, kindName, vendorsOf } from './list-choices.ts';
import { hasVendors, isCentre, isSplit, type ListPlace } from './list-rules.ts';

/** What narrows a list: kinds of sport or classifications, and vendors (SPEC 2.8). */
export default function MoreStrips(place: ListPlace) {
  const { category, view, path } = place;
  const centre = isCentre(path);
  return (
    <>
      {!centre && SPORT_KINDS.includes(category) && <SportStrip {...place} />}
      {!centre && mayClassify(category) && <ClassStrip {...place} />}
      {hasVendors(path, category) && view.type !== 'new' && <VendorStrip {...place} />}
    </>
  );
}

/** E-sports and cockfight are shown under sports (SPEC 2.8). */
function SportStrip({ category, path }: ListPlace) {
  const addressOf = (kind: string) => viewAddress(path, kind === 'SPORTS' ? '' : `?gameType=${kind}`, PLAIN);
  const items = SPORT_KINDS.map((kind) => ({ id: kind, label: kindName(kind), href: addressOf(kind) }));
  const pick = (kind: string) => go(addressOf(kind), { replace: true });
  return (
    <div className={styles.listClasses}>
      <Tabs items={items} current={category} onPick={pick} label={t('list_sports')} />
    </div>
  );
}

/** Classifications of the list's game type, where there are several. */
function ClassStrip(place: ListPlace) {
  const { category, view, path, search, choose } = place;
  const classes = classesOf(typeOf(category) as string);
  useEffect(() => classes.want(), [classes]);
  const known = classes.value.value;
  if (!known) return isSplit(path, category) && !classes.error.value ? <StripBones /> : null;
  if (known.length < 2) return null;
  const items = ['', ...known.map(({ typeId }) => typeId)].map((id) => ({
    id,
    label: id ? className(id, known) : t('list_all'),
    href: viewAddress(path, search, narrow(view, { classify: id })),
  }));
  return (
    <div className={styles.listClasses}>
      <Tabs
        items={items}
        current={view.type === 'all' ? view.classify : '-'}
        onPick={(classify) => choose(narrow(view, { classify }))}
        label={t('list_classes')}
      />
    </div>
  );
}

/** Vendors of the list. */
function VendorStrip({ category, view, path, search, choose }: ListPlace) {
  useEffect(() => vendorStructure.want(), []);
  const structure = vendorStructure.value.value;
  if (!structure) return vendorStructure.error.value ? null : <StripBones />;
  const vendors = vendorsOf(structure.sorting, category);
  if (vendors.length < 2) return null;
  const items = [{ vassalage: '', name: t('list_vendors_all') }, ...vendors].map(({ vassalage, name }) => ({
    id: vassalage,
    label: name,
    href: viewAddress(path, search, narrow(view, { vendor: vassalage })),
  }));
  return (
    <Tabs
      items={items}
      current={view.type === 'all' ? view.vendor : '-'}
      onPick={(vendor) => choose(narrow(view, { vendor }))}
      label={t('list_vendors')}
    />
  );
}
