import { useEffect, useState } from 'react';
import type { MallItem, MallKind } from '../../../../contract/schemas/mall.ts';
import { type TextKey, t } from '../../../i18n/texts.ts';
import { shelves } from '../../../stores/mall-shop.ts';
import { Face } from '../../../ui/face/Face.tsx';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { LoadFace } from '../LoadFace.tsx';
import { ShelfBones } from './MallBones.tsx';
import { MallCard } from './MallCard.tsx';

type Shelf = MallKind | 'all';

const KINDS: readonly { id: Shelf; text: TextKey }[] = [
  { id: 'all', text: 'mall_all' },
  { id: 'credit', text: 'mall_credit' },
  { id: 'goods', text: 'mall_goods' },
  { id: 'voucher', text: 'mall_vouchers' },
];

/** What points can be exchanged for, by kind. */
export function MallShelf({ onPick }: { onPick: (item: MallItem) => void }) {
  const [kind, setKind] = useState<Shelf>('all');
  useEffect(() => void shelves.load(), []);
  return (
    <>
      <Tabs
        label={t('mall_kinds')}
        current={kind}
        onPick={(id) => setKind(id as Shelf)}
        items={KINDS.map(({ id, text }) => ({ id, label: t(text) }))}
      />
      <Items kind={kind} onPick={onPick} />
    </>
  );
}

function Items({ kind, onPick }: { kind: Shelf; onPick: (item: MallItem) => void }) {
  const all = shelves.value.value;
  if (!all) return <LoadFace resource={shelves} title={t('mall_failed')} bones={<ShelfBones />} />;
  const shown = all.filter((item) => kind === 'all' || item.kind === kind);
  if (shown.length === 0) return <Face kind="empty" title={t('mall_empty')} text={t('mall_empty_text')} />;
  return (
    <ul className="mall-shelf">
      {shown.map((item) => (
        <li key={item.itemId} className="mall-cell">
          <MallCard item={item} onPick={onPick} />
        </li>
      ))}
    </ul>
  );
}
