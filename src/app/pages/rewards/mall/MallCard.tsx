import type { MallItem } from '../../../../contract/schemas/mall.ts';
import { integer } from '../../../i18n/format.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';

/** So few that it is told. */
const FEW = 20;

interface MallCardProps {
  item: MallItem;
  onPick: (item: MallItem) => void;
}

/** Something to exchange points for. */
export function MallCard({ item, onPick }: MallCardProps) {
  const { kind, name, iconUrl, points, stock } = item;
  const out = stock === 0;
  return (
    <button
      type="button"
      className={`card mall-item mall-${kind}${out ? ' mall-out' : ''}`}
      aria-disabled={out}
      onClick={() => !out && onPick(item)}
    >
      <span className="mall-art">
        <span className="mall-picture">
          <Picture src={iconUrl} name="" width={80} height={80} />
        </span>
        <span className="mall-kind">{t(`mall_kind_${kind}`)}</span>
      </span>
      <span className="mall-text">
        <b className="mall-name">{name}</b>
        <span className="mall-price">{t('mall_price', { points: integer(points) })}</span>
        <small className="mall-stock">{stockText(stock)}</small>
      </span>
    </button>
  );
}

function stockText(stock: number): string {
  if (stock === 0) return t('mall_sold_out');
  return stock <= FEW ? plural('mall_left', stock) : t('mall_in_stock');
}
