import type { Subordinate } from '../../../../contract/schemas/agent.ts';
import { dayAndMonth } from '../../../i18n/dates.ts';
import { integer } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { caretRight } from '../../../ui/icon/lobby.ts';
import agentStyles from '../agent.css';
import { amount, isAgentType } from '../agent-words.ts';
import { MemberFace } from '../MemberRow.tsx';
import teamStyles from './team.css';

interface TeamMemberProps {
  member: Subordinate;
  /** In a search: the one above is named. */
  found: boolean;
  /** While members are chosen: whether this one is. */
  picked: boolean | undefined;
  /** Tells all of the member, or chooses. */
  onPress: (member: Subordinate) => void;
  /** Leads to the level below. */
  onOpen: (member: Subordinate) => void;
}

/** A member of the team: who, when last seen, and the balance; the number of members below leads to them. */
export function TeamMember({ member, found, picked, onPress, onOpen }: TeamMemberProps) {
  const { userName, type, balance, downlines, online, lastLoginAt, uplineName } = member;
  const role = t(isAgentType(type) ? 'team_agent' : 'team_player');
  const last = lastLoginAt ? t('team_seen', { day: dayAndMonth(lastLoginAt) }) : t('team_never');
  const seen = online ? t('team_online') : last;
  const choosing = picked !== undefined;
  return (
    <div className={agentStyles.agentRow}>
      <button
        type="button"
        className={teamStyles.agentRowMain}
        aria-haspopup={choosing ? undefined : 'dialog'}
        aria-pressed={picked}
        onClick={() => onPress(member)}
      >
        <MemberFace
          name={userName}
          initial={picked ? '✓' : undefined}
          picked={picked}
          online={online && !picked}
          note={found ? t('team_under', { role, name: uplineName }) : `${role} · ${seen}`}
          figure={amount(balance)}
        />
      </button>
      {downlines > 0 && !choosing && (
        <button
          type="button"
          className={teamStyles.agentDown}
          aria-label={t('team_down', { name: userName, count: integer(downlines) })}
          onClick={() => onOpen(member)}
        >
          {integer(downlines)}
          <Icon path={caretRight} size="sm" />
        </button>
      )}
    </div>
  );
}
