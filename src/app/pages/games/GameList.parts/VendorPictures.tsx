import type { Vendor } from '../../../../contract/schemas/games.ts';
import { t } from '../../../i18n/texts.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';

interface VendorPicturesProps {
  vendors: readonly Vendor[];
  /** Comma list of those that are chosen. */
  chosen: string;
  onChange: (chosen: string) => void;
}

/** Drawn size of a manufacturer's picture, in px. */
const WIDTH = 96;
const HEIGHT = 48;

/** The manufacturers, by their pictures; any number of them can be chosen. */
export function VendorPictures({ vendors, chosen, onChange }: VendorPicturesProps) {
  const list = chosen.split(',').filter(Boolean);
  const toggle = (id: string) =>
    onChange((list.includes(id) ? list.filter((one) => one !== id) : [...list, id]).join(','));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex box in Chromium 67
    <div className="filter-group" role="group" aria-label={t('filter_vendors')}>
      <h3 className="filter-label">{t('filter_vendors')}</h3>
      <div className="filter-vendors">
        {vendors.map(({ vassalage, name, iconUrl }) => {
          const on = list.includes(vassalage);
          return (
            <button
              key={vassalage}
              type="button"
              className={on ? 'filter-vendor filter-vendor-on' : 'filter-vendor'}
              aria-pressed={on}
              onClick={() => toggle(vassalage)}
            >
              <span className="filter-vendor-art">
                <Picture src={iconUrl} name={name} width={WIDTH} height={HEIGHT} />
              </span>
              <span className="filter-vendor-name ellipsis">{name}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
