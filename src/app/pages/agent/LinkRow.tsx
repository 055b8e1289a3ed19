import type { AgentLink } from '../../../contract/schemas/agent.ts';
import { dayAndMonth } from '../../i18n/dates.ts';
import { plural } from '../../i18n/plural.ts';
import { t } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { caretRight } from '../../ui/icon/lobby.ts';

interface LinkRowProps {
  link: AgentLink;
  onPress: (link: AgentLink) => void;
}

/** One registration link: for whom, since when, and what it brought; a tap tells all of it. */
export function LinkRow({ link, onPress }: LinkRowProps) {
  const { type, code, createdAt, registered } = link;
  return (
    <button type="button" className="agent-row" aria-haspopup="dialog" onClick={() => onPress(link)}>
      <span className="agent-who">
        <span className="agent-name ellipsis">{t(type === 1 ? 'register_agents' : 'register_players')}</span>
        <span className="agent-note ellipsis">
          {code} · {t('register_since', { day: dayAndMonth(createdAt) })}
        </span>
      </span>
      <span className="agent-end agent-note">
        {registered === 0 ? t('register_none') : plural('register_count', registered)}
      </span>
      <Icon path={caretRight} size="sm" />
    </button>
  );
}
