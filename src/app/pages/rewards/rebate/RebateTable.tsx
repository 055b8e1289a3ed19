import type { Rebate, RebateRow } from '../../../../contract/schemas/rewards.ts';
import { percent } from '../../../i18n/figures.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { go, slots } from '../../../routes/links.ts';
import { currency } from '../../../stores/system/system.ts';
import { Face } from '../../../ui/face/Face.tsx';
import { Wide } from '../../../ui/wide/Wide.tsx';
import rewardsStyles from '../rewards.css';
import rebateStyles from './Rebate.css';

/** Rebate by game type: what was staked, at which rate, what comes back. */
export function RebateTable({ rebate: { rows } }: { rebate: Rebate }) {
  if (rows.length === 0) {
    return (
      <Face
        kind="empty"
        title={t('rebate_none')}
        text={t('rebate_none_text')}
        action={t('rebate_play')}
        onAction={() => go(slots)}
      />
    );
  }
  return (
    <>
      <div className="card">
        <Wide>
          <table className={rebateStyles.rebateTable} aria-label={t('rebate_table')}>
            <thead>
              <tr>
                <th scope="col">{t('rebate_game')}</th>
                <th scope="col">{t('rebate_turnover')}</th>
                <th scope="col">{t('rebate_rate')}</th>
                <th scope="col">{t('rebate_amount')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.gameType} row={row} />
              ))}
            </tbody>
          </table>
        </Wide>
      </div>
      <p className={rewardsStyles.rewardNote}>{t('rebate_note')}</p>
    </>
  );
}

function Row({ row: { gameType, turnover, rate, amount } }: { row: RebateRow }) {
  return (
    <tr>
      {/* A type that this version does not know is called as the platform calls it. */}
      <th scope="row">{t(`rebate_${gameType}`) || gameType}</th>
      <td>{money(turnover, currency.value)}</td>
      <td>{percent(rate)}</td>
      <td className="money">{money(amount, currency.value)}</td>
    </tr>
  );
}
