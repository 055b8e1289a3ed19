import { useState } from 'react';
import type { Vip, VipLevel } from '../../../../contract/schemas/vip.ts';
import { percent } from '../../../i18n/figures.ts';
import { integer, money } from '../../../i18n/format.ts';
import { type TextKey, t } from '../../../i18n/texts.ts';
import { currency } from '../../../stores/system/system.ts';
import { SectionHead } from '../../../ui/section/SectionHead.tsx';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { Wide } from '../../../ui/wide/Wide.tsx';
import styles from './Vip.css';

const sum = (decimal: string): string => (Number(decimal) > 0 ? money(decimal, currency.value, 0) : '–');

/** Rows of the comparison: what a level asks for, then what it gives. */
const ROWS: readonly { text: TextKey; of: (level: VipLevel) => string }[] = [
  { text: 'vip_row_deposit', of: ({ depositNeeded }) => sum(depositNeeded) },
  { text: 'vip_row_turnover', of: ({ turnoverNeeded }) => sum(turnoverNeeded) },
  { text: 'vip_upgrade', of: ({ upgradeBonus }) => sum(upgradeBonus) },
  { text: 'vip_weekly', of: ({ weeklyBonus }) => sum(weeklyBonus) },
  { text: 'vip_birthday', of: ({ birthdayBonus }) => sum(birthdayBonus) },
  { text: 'vip_row_rebate', of: ({ rebateRate }) => percent(rebateRate) },
  { text: 'vip_row_withdrawals', of: ({ withdrawalsPerDay }) => integer(withdrawalsPerDay) },
];

/** Two levels side by side, the member's and any other: six columns would not be read on a phone. */
export function VipLevels({ vip }: { vip: Vip }) {
  const [picked, setPicked] = useState<number>();
  const mine = vip.levels.find(({ level }) => level === vip.level);
  const highest = vip.levels.length - 1;
  const other = vip.levels.find(({ level }) => level === (picked ?? Math.min(vip.level + 1, highest)));
  if (!mine || !other) return null;
  const columns = other === mine ? [mine] : [mine, other];
  return (
    <section className={styles.vipSection}>
      <SectionHead title={t('vip_levels')} />
      <Tabs
        label={t('vip_levels')}
        current={String(other.level)}
        onPick={(id) => setPicked(Number(id))}
        items={vip.levels.map(({ level, labelName }) => ({ id: String(level), label: labelName }))}
      />
      <div className={`card ${styles.vipLevels}`}>
        <Wide>
          <table className={styles.vipTable}>
            <thead>
              <tr>
                <td />
                {columns.map((column) => (
                  <th key={column.level} scope="col" className={column === mine ? styles.vipMine : undefined}>
                    {column.labelName}
                    {column === mine && <small>{t('vip_you')}</small>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {ROWS.map(({ text, of }) => (
                <tr key={text}>
                  <th scope="row">{t(text)}</th>
                  {columns.map((column) => (
                    <td key={column.level}>{of(column)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      </div>
    </section>
  );
}
