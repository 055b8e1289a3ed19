import type { Subordinate } from '../../../../contract/schemas/agent.ts';
import { longDay, longMoment } from '../../../i18n/dates.ts';
import { integer } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { go } from '../../../routes/links.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import { hasAll } from '../../../stores/system/system.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { betsPath, profitPath } from '../agent-pages.ts';
import { amount, isAgentType } from '../agent-words.ts';
import { RatesSheet } from '../downlines/RatesSheet.tsx';
import { type Fact, Facts } from '../Facts.tsx';
import linesStyles from '../lines.css';
import sheetStyles from '../sheet.css';
import { TransferPassword } from './TransferPassword.tsx';
import { TransferSheet } from './TransferSheet.tsx';
import type { Receiver } from './transfer-rules.ts';

/** The sheet that lies over the team, and whom it is about. */
export type TeamSheet =
  | { readonly sheet: 'member' | 'rates'; readonly member: Subordinate }
  | { readonly sheet: 'send'; readonly receivers: readonly Receiver[] }
  | { readonly sheet: 'password' };

export interface TeamSheetsProps {
  shown: TeamSheet;
  /** Opens another sheet in its place. */
  onShow: (sheet: TeamSheet) => void;
  /** Leads to the level below a member. */
  onLevel: (memberId: string) => void;
  /** Money has left: how it ends is told on the page. */
  onSent: () => void;
  onClose: () => void;
}

/** What an agent does with members of the team. All of it is one part, so that each step from a member's sheet opens at once. */
export default function TeamSheets({ shown, onShow, onLevel, onSent, onClose }: TeamSheetsProps) {
  if (shown.sheet === 'send') return <TransferSheet receivers={shown.receivers} onSent={onSent} onClose={onClose} />;
  if (shown.sheet === 'password') return <TransferPassword onClose={onClose} />;
  const { member } = shown;
  if (shown.sheet === 'rates') return <RatesSheet member={member} onClose={onClose} />;
  return (
    <MemberSheet
      member={member}
      onSend={() => {
        onClose();
        onShow({ sheet: 'send', receivers: [member] });
      }}
      onRates={() => onShow({ sheet: 'rates', member })}
      onTeam={() => {
        onClose();
        onLevel(member.memberId);
      }}
      onClose={onClose}
    />
  );
}

interface MemberSheetProps {
  member: Subordinate;
  onSend: () => void;
  onRates: () => void;
  onTeam: () => void;
  onClose: () => void;
}

/** All that an agent may know of a member of the team, and what can be done. */
function MemberSheet({ member, onSend, onRates, onTeam, onClose }: MemberSheetProps) {
  const { userName, downlines } = member;
  const read = (path: string) => {
    onClose();
    go(`${path}?user=${encodeURIComponent(userName)}`);
  };
  return (
    <Drawer open from="bottom" title={userName} closeLabel={t('close')} onClose={onClose}>
      <div className={sheetStyles.agentSheet}>
        <Facts facts={factsOf(member)} />
        {hasAll('AGENTRANSMULTDOWN3') && hasRole('money') && (
          <button type="button" className="btn btn-primary btn-wide" onClick={onSend}>
            {t('member_send')}
          </button>
        )}
        <div className={linesStyles.agentActs}>
          <button type="button" className="btn btn-ghost" onClick={onRates}>
            {t('member_rates')}
          </button>
          {downlines > 0 && (
            <button type="button" className="btn btn-ghost" onClick={onTeam}>
              {t('member_below')}
            </button>
          )}
          {hasAll('TEAMBETTING3') && (
            <button type="button" className="btn btn-ghost" onClick={() => read(betsPath)}>
              {t('member_bets')}
            </button>
          )}
          {hasAll('AGETEAMPNL3') && (
            <button type="button" className="btn btn-ghost" onClick={() => read(profitPath)}>
              {t('member_profit')}
            </button>
          )}
        </div>
      </div>
    </Drawer>
  );
}

function factsOf(member: Subordinate): Fact[] {
  const { type, level, uplineName, registeredAt, lastLoginAt, online, balance, downlines, team } = member;
  const seen = lastLoginAt ? longMoment(lastLoginAt) : t('member_never');
  return [
    { label: t('member_type'), value: t(isAgentType(type) ? 'member_agent' : 'member_player') },
    { label: t('downline_balance'), value: amount(balance) },
    { label: t('member_level'), value: t('member_level_value', { level: integer(level), name: uplineName }) },
    { label: t('member_direct'), value: integer(downlines) },
    { label: t('member_team'), value: integer(team) },
    { label: t('member_registered'), value: longDay(registeredAt) },
    { label: t('member_login'), value: online ? t('member_online') : seen },
  ];
}
