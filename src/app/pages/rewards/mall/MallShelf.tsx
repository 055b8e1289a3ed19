import { useEffect, useState } from 'react';
import type { MallItem, MallKind } from '../../../../contract/schemas/mall.ts';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { integer } from '../../../i18n/format.ts';
import { plural } from '../../../i18n/plural.ts';
import { type TextKey, t } from '../../../i18n/texts.ts';
import { shelves } from '../../../stores/mall/mall-shop.ts';
import { Face } from '../../../ui/face/Face.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import styles from './Mall.css';
import { ShelfBones } from './Mall.skeleton.tsx';

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
  const ofKind = (all: readonly MallItem[]) => all.filter((item) => kind === 'all' || item.kind === kind);
  return (
    <Loaded
      resource={shelves}
      title={t('mall_failed')}
      bones={<ShelfBones />}
      isEmpty={(all) => ofKind(all).length === 0}
      empty={<Face kind="empty" title={t('mall_empty')} text={t('mall_empty_text')} />}
    >
      {(all) => (
        <ul className={styles.mallShelf}>
          {ofKind(all).map((item) => (
            <li key={item.itemId} className={styles.mallCell}>
              <MallCard item={item} onPick={onPick} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

/** Below this stock the card tells how many are left. */
const FEW = 20;

interface MallCardProps {
  item: MallItem;
  onPick: (item: MallItem) => void;
}

/** Something to exchange points for. */
function MallCard({ item, onPick }: MallCardProps) {
  const { kind, name, iconUrl, points, stock } = item;
  const out = stock === 0;
  return (
    <button
      type="button"
      className={`card ${styles.mallItem} ${styles[`mall--${kind}`]}${out ? ` ${styles.mallOut}` : ''}`}
      aria-disabled={out}
      onClick={() => !out && onPick(item)}
    >
      <span className={styles.mallArt}>
        <span className={styles.mallPicture}>
          <Picture src={iconUrl} name="" width={80} height={80} />
        </span>
        <span className={styles.mallKind}>{t(`mall_kind_${kind}`)}</span>
      </span>
      <span className={styles.mallText}>
        <b className={styles.mallName}>{name}</b>
        <span className={styles.mallPrice}>{t('mall_price', { points: integer(points) })}</span>
        <small className={styles.mallStock}>{stockText(stock)}</small>
      </span>
    </button>
  );
}

function stockText(stock: number): string {
  if (stock === 0) return t('mall_sold_out');
  return stock <= FEW ? plural('mall_left', stock) : t('mall_in_stock');
}
