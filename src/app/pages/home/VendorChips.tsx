import './VendorChips.css';
import type { GameCategory, Vendor } from '../../../contract/schemas/games.ts';
import { t } from '../../i18n/texts.ts';
import { Picture } from '../../ui/picture/Picture.tsx';

/** Drawn size of a vendor's picture in CSS px. */
const MARK = { width: 64, height: 32 };

/** Categories whose content is a list by vendor (SPEC 2.7). */
const BY_VENDOR: readonly GameCategory[] = ['PVP', 'LIVE', 'FISH', 'RNG', 'PGE'];

export const isByVendor = (category: GameCategory): boolean => BY_VENDOR.includes(category);

interface VendorChipsProps {
  vendors: readonly Vendor[];
  /** The chosen vendor's code; '' for all. */
  current: string;
  onPick: (vassalage: string) => void;
}

/** The makers of a category as a strip of pictures; with one alone there is nothing to choose. */
export function VendorChips({ vendors, current, onPick }: VendorChipsProps) {
  if (vendors.length < 2) return null;
  const chip = (id: string) => ({
    type: 'button' as const,
    className: id === current ? 'vendor-chip vendor-chip-on' : 'vendor-chip',
    'aria-pressed': id === current,
    onClick: () => onPick(id),
  });
  return (
    <ul className="vendor-chips" aria-label={t('cat_vendors')}>
      <li>
        <button {...chip('')}>{t('cat_all')}</button>
      </li>
      {vendors.map(({ vassalage, name, iconUrl }) => (
        <li key={vassalage}>
          <button {...chip(vassalage)}>
            <span className="vendor-mark">
              <Picture src={iconUrl} name="" alt={name} {...MARK} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
