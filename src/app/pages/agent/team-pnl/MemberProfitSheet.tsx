import type { TeamProfitRow, TeamScope } from '../../../../contract/schemas/teamReports.ts';
import { isOpen } from '../../../features/switches/is-open.ts';
import { plainDays } from '../../../i18n/dates.ts';
import { t } from '../../../i18n/texts.ts';
import type { Days } from '../../../lib/day-range.ts';
import { writeRecord } from '../../../lib/record-address.ts';
import { go } from '../../../routes/links.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import agentStyles from '../agent.css';
import { betsPath } from '../agent-pages.ts';
import { amount } from '../agent-words.ts';
import { Facts } from '../Facts.tsx';
import sheetStyles from '../sheet.css';
import { toneOf } from '../tone.ts';

export interface MemberProfitSheetProps {
  row: TeamProfitRow;
  days: Days;
  scope: TeamScope;
  /** Shows the members below this one. */
  onTeam: (memberId: string) => void;
  onClose: () => void;
}

/** All figures of one member, and the ways to the members below and to the bets. */
export default function MemberProfitSheet({ row, days, scope, onTeam, onClose }: MemberProfitSheetProps) {
  const { memberId, userName, downlines, deposit, withdrawal, stake, payout, bonus, rebate, net } = row;
  const bets = writeRecord(betsPath, days, { user: userName });
  return (
    <Drawer open from="bottom" title={userName} closeLabel={t('close')} onClose={onClose}>
      <div className={sheetStyles.agentSheet}>
        <p className={agentStyles.agentNote}>
          {t(scope === 'own' || downlines === 0 ? 'tpnl_own' : 'tpnl_team')} · {plainDays(days.startDate, days.endDate)}
        </p>
        <Facts
          facts={[
            { label: t('tpnl_deposit'), value: amount(deposit) },
            { label: t('tpnl_withdrawal'), value: amount(withdrawal) },
            { label: t('tpnl_stake'), value: amount(stake) },
            { label: t('tpnl_payout'), value: amount(payout) },
            { label: t('tpnl_bonus'), value: amount(bonus) },
            { label: t('tpnl_rebate'), value: amount(rebate) },
            { label: t('tpnl_net'), value: amount(net), tone: toneOf(net) },
          ]}
        />
        <p className={agentStyles.agentNote}>{t('tpnl_net_hint')}</p>
        {downlines > 0 && (
          <button type="button" className="btn btn-primary btn-wide" onClick={() => onTeam(memberId)}>
            {t('tpnl_see_team', { name: userName })}
          </button>
        )}
        {isOpen(bets) && (
          <button type="button" className="btn btn-ghost btn-wide" onClick={() => go(bets)}>
            {t('tpnl_see_bets')}
          </button>
        )}
      </div>
    </Drawer>
  );
}
