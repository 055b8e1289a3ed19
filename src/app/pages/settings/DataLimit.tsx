import { totalOf } from '../../device/meter.ts';
import { dataSize } from '../../i18n/figures.ts';
import { t } from '../../i18n/texts.ts';
import { monthLimit, monthUsage, setMonthLimit } from '../../stores/settings/meter.ts';
import { Select } from '../../ui/field/Select.tsx';

/** Limits that can be chosen, in MB; 0 for none. */
const LIMITS: readonly number[] = [0, 20, 50, 100, 200, 500, 1000, 2000];

/** The limit that the monthly warning goes by. */
export default function DataLimit() {
  const limit = monthLimit.value;
  const options = LIMITS.map((megabytes) => ({
    value: String(megabytes),
    label: megabytes === 0 ? t('limit_none') : dataSize(megabytes * 1_000_000),
  }));
  const used = dataSize(totalOf(monthUsage.value));
  return (
    <Select
      name="limit"
      label={t('limit_title')}
      hint={limit > 0 ? t('limit_state', { used }) : t('limit_hint')}
      value={String(limit)}
      onChange={(value) => setMonthLimit(Number(value))}
      options={options}
    />
  );
}
