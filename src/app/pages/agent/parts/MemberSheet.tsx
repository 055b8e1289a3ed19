import type { Subordinate } from '../../../../contract/schemas/agent.ts';
import { longDay, longMoment } from '../../../i18n/dates.ts';
import { integer } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { go } from '../../../routes/links.ts';
import { hasMenu } from '../../../stores/system.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { amount } from '../amount.ts';
import { isAgentType } from '../team-paths.ts';

/** What one member of the team has done. */
const betsOf = (userName: string): string => `/m/teamBetting?user=${encodeURIComponent(userName)}`;
const profitOf = (userName: string): string => `/m/agent/team/pnl?user=${encodeURIComponent(userName)}`;

/** What is to be done with a member. */
export type MemberWish = 'rates' | 'send' | 'team';

export interface MemberSheetProps {
  member: Subordinate;
  onWish: (wish: MemberWish) => void;
  onClose: () => void;
}

/** All that an agent may know of a member of the team, and what can be done. */
export function MemberSheet({ member, onWish, onClose }: MemberSheetProps) {
  const { userName, type, level, uplineName, registeredAt, lastLoginAt, online, balance, downlines, team } = member;
  const seen = lastLoginAt ? longMoment(lastLoginAt) : t('member_never');
  const lines: readonly [string, string][] = [
    [t('member_type'), t(isAgentType(type) ? 'member_agent' : 'member_player')],
    [t('downline_balance'), amount(balance)],
    [t('member_level'), t('member_level_value', { level: integer(level), name: uplineName })],
    [t('member_direct'), integer(downlines)],
    [t('member_team'), integer(team)],
    [t('member_registered'), longDay(registeredAt)],
    [t('member_login'), online ? t('member_online') : seen],
  ];
  const read = (path: string) => {
    onClose();
    go(path);
  };
  return (
    <Drawer open from="bottom" title={userName} closeLabel={t('close')} onClose={onClose}>
      <div className="agent-sheet">
        <dl className="agent-lines">
          {lines.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {hasMenu('AGENTRANSMULTDOWN3') && (
          <button type="button" className="btn btn-primary btn-wide" onClick={() => onWish('send')}>
            {t('member_send')}
          </button>
        )}
        <div className="agent-acts">
          <button type="button" className="btn btn-ghost" onClick={() => onWish('rates')}>
            {t('member_rates')}
          </button>
          {downlines > 0 && (
            <button type="button" className="btn btn-ghost" onClick={() => onWish('team')}>
              {t('member_below')}
            </button>
          )}
          {hasMenu('TEAMBETTING3') && (
            <button type="button" className="btn btn-ghost" onClick={() => read(betsOf(userName))}>
              {t('member_bets')}
            </button>
          )}
          {hasMenu('AGETEAMPNL3') && (
            <button type="button" className="btn btn-ghost" onClick={() => read(profitOf(userName))}>
              {t('member_profit')}
            </button>
          )}
        </div>
      </div>
    </Drawer>
  );
}
