import { useEffect } from 'react';
import type { TeamBet } from '../../../../contract/schemas/teamReports.ts';
import { exactMoment } from '../../../i18n/record-moment.ts';
import { t } from '../../../i18n/texts.ts';
import { fromMinor, toMinor } from '../../../lib/decimal.ts';
import { vendorStructure } from '../../../stores/games/lobby.ts';
import { vendorName } from '../../../stores/games/vendor-names.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import agentStyles from '../agent.css';
import { amount, typeName } from '../agent-words.ts';
import { type Fact, Facts } from '../Facts.tsx';
import sheetStyles from '../sheet.css';
import { toneOf } from '../tone.ts';

export interface TeamBetSheetProps {
  bet: TeamBet;
  onClose: () => void;
}

/** All that is known of a bet of the team. */
export default function TeamBetSheet({ bet, onClose }: TeamBetSheetProps) {
  const { betId, userName, gameName, gameType, vassalage, placedAt, stake, payout, status } = bet;
  useEffect(() => vendorStructure.want(), []);
  const ended = status === 'won' || status === 'lost';
  const net = fromMinor((toMinor(payout) ?? 0) - (toMinor(stake) ?? 0));
  const facts: Fact[] = [
    { label: t('tbet_member'), value: userName },
    { label: t('tbet_status'), value: t(`tbet_${status}`), tone: status === 'won' ? agentStyles.agentWon : '' },
    { label: t('tbet_stake'), value: amount(stake) },
    { label: t('tbet_payout'), value: ended ? amount(payout) : '–' },
    ...(ended ? [{ label: t('tbet_net'), value: amount(net), tone: toneOf(net) }] : []),
    { label: t('tbet_type'), value: typeName(gameType) },
    { label: t('tbet_vendor'), value: vendorName(vassalage) },
    { label: t('tbet_when'), value: exactMoment(placedAt) },
    { label: t('tbet_id'), value: betId },
  ];
  return (
    <Drawer open from="bottom" title={gameName} closeLabel={t('close')} onClose={onClose}>
      <div className={sheetStyles.agentSheet}>
        <Facts facts={facts} />
      </div>
    </Drawer>
  );
}
