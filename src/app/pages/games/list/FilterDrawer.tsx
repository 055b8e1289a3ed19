import { useEffect, useState } from 'react';
import type { Vendor } from '../../../../contract/schemas/games.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { typeOf } from '../../../lib/list-category.ts';
import { type FilterChoice, filterCount, PLAIN, submitFilter } from '../../../lib/list-view.ts';
import { scale } from '../../../lib/money-scale.ts';
import { gameList, go } from '../../../routes/links.ts';
import { vendorStructure } from '../../../stores/games/lobby.ts';
import { info } from '../../../stores/system/system.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import styles from './FilterDrawer.css';
import { className, kindName, vendorsOf } from './list-choices.ts';
import type { ListPlace } from './list-rules.ts';

interface FilterDrawerProps extends ListPlace {
  open: boolean;
  onClose: () => void;
}

/** Types that the drawer leads to (SPEC 2.8). */
const KINDS: readonly string[] = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'LOTT'];

/** Game types of the RNG filter beside "all" (SPEC section 9). */
const FILTER_TYPES: readonly string[] = ['JP', 'SC', 'VP', 'TG', 'AC'];

/** Minimum bets beside "all" (SPEC section 9). */
const MIN_BETS: readonly string[] = ['0.01', '0.05', '0.1', '0.5', '0.75', '1'];

/** Those that the currency has coins for: of yen, 1 alone. */
const minBets = (): string[] => MIN_BETS.filter((bet) => (bet.split('.')[1] ?? '').length <= scale);

const betText = (bet: string): string => money(bet, info.value?.currency ?? 'BRL');

const NOTHING: FilterChoice = { vendor: '', classify: '', minBet: '' };

/** The filter of a list (SPEC 2.8): other types of games, manufacturers, and for slots the kind and the minimum bet. */
export default function FilterDrawer({ category, view, choose, open, onClose }: FilterDrawerProps) {
  const [choice, setChoice] = useState<FilterChoice>(NOTHING);
  useEffect(() => vendorStructure.want(), []);
  // Opened anew, it shows what the list is filtered by.
  useEffect(() => {
    if (open) setChoice(view.type === 'filter' ? view : { ...NOTHING, vendor: view.vendor });
  }, [open, view]);

  const put = (change: Partial<FilterChoice>) => setChoice((now) => ({ ...now, ...change }));
  const submit = ({ vendor, classify, minBet }: FilterChoice) => {
    onClose();
    choose(submitFilter({ vendor, classify, minBet }));
  };
  const lead = (kind: string) => {
    onClose();
    go(kind === 'LOTT' ? '/m/lottery' : gameList(kind));
  };
  const structure = vendorStructure.value.value;
  const vendors = structure && vendorsOf(structure.sorting, category);
  const count = filterCount({ ...PLAIN, ...choice, type: 'filter' });
  return (
    <Drawer
      open={open}
      from="bottom"
      title={t('filter_title')}
      closeLabel={t('close')}
      onClose={onClose}
      foot={
        <div className={styles.gamesFilterFoot}>
          <button type="button" className="btn btn-ghost" onClick={() => submit(NOTHING)}>
            {t('filter_clear')}
          </button>
          <button type="button" className="btn btn-primary" onClick={() => submit(choice)}>
            {count > 0 ? t('filter_submit_count', { count }) : t('filter_submit')}
          </button>
        </div>
      }
    >
      <div className={styles.filter}>
        {typeOf(category) === 'RNG' && <SlotChoices choice={choice} onChange={put} />}
        {!structure && !vendorStructure.error.value && <LineBones count={4} />}
        {vendors && vendors.length > 1 && (
          <VendorPictures vendors={vendors} chosen={choice.vendor} onChange={(vendor) => put({ vendor })} />
        )}
        <ChoiceGroup
          label={t('filter_kind')}
          options={KINDS.map((id) => ({ id, label: kindName(id) }))}
          value={category}
          onChange={lead}
        />
      </div>
    </Drawer>
  );
}

interface SlotChoicesProps {
  choice: FilterChoice;
  onChange: (change: Partial<FilterChoice>) => void;
}

/** The kind of slot, and the minimum bet. */
function SlotChoices({ choice, onChange }: SlotChoicesProps) {
  return (
    <>
      <ChoiceGroup
        label={t('filter_type')}
        options={['', ...FILTER_TYPES].map((id) => ({ id, label: id ? className(id) : t('filter_any') }))}
        value={choice.classify}
        onChange={(classify) => onChange({ classify })}
      />
      <ChoiceGroup
        label={t('filter_bet')}
        options={['', ...minBets()].map((id) => ({ id, label: id ? betText(id) : t('filter_any') }))}
        value={choice.minBet}
        onChange={(minBet) => onChange({ minBet })}
      />
    </>
  );
}

interface ChoiceGroupProps {
  label: string;
  options: readonly { id: string; label: string }[];
  value: string;
  onChange: (id: string) => void;
}

/** One of several ways, as chips that wrap. */
function ChoiceGroup({ label, options, value, onChange }: ChoiceGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex box in Chromium 67
    <div className={styles.filterGroup} role="group" aria-label={label}>
      <h3 className={styles.filterLabel}>{label}</h3>
      <div className={styles.filterChips}>
        {options.map((option) => (
          <button
            key={option.id}
            type="button"
            className={option.id === value ? `${styles.filterChip} ${styles.filterChipOn}` : styles.filterChip}
            aria-pressed={option.id === value}
            onClick={() => onChange(option.id)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
}

interface VendorPicturesProps {
  vendors: readonly Vendor[];
  /** Comma list of those that are chosen. */
  chosen: string;
  onChange: (chosen: string) => void;
}

/** Drawn size of a manufacturer's picture, in px. */
const PICTURE = { width: 96, height: 48 };

/** The manufacturers, by their pictures; any number of them can be chosen. */
function VendorPictures({ vendors, chosen, onChange }: VendorPicturesProps) {
  const list = chosen.split(',').filter(Boolean);
  const toggle = (id: string) =>
    onChange((list.includes(id) ? list.filter((one) => one !== id) : [...list, id]).join(','));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex box in Chromium 67
    <div className={styles.filterGroup} role="group" aria-label={t('filter_vendors')}>
      <h3 className={styles.filterLabel}>{t('filter_vendors')}</h3>
      <div className={styles.filterVendors}>
        {vendors.map(({ vassalage, name, iconUrl }) => {
          const on = list.includes(vassalage);
          return (
            <button
              key={vassalage}
              type="button"
              className={on ? `${styles.filterVendor} ${styles.filterVendorOn}` : styles.filterVendor}
              aria-pressed={on}
              onClick={() => toggle(vassalage)}
            >
              <span className={styles.filterVendorArt}>
                <Picture src={iconUrl} name={name} {...PICTURE} />
              </span>
              <span className={`${styles.filterVendorName} ellipsis`}>{name}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
