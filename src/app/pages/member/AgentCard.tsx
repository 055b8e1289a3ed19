import { t } from '../../i18n/texts.ts';
import { go } from '../../routes/links.ts';
import { hasRole } from '../../stores/roles.ts';
import { hasMenu } from '../../stores/system.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { caretRight } from '../../ui/icon/lobby.ts';
import { friends } from '../../ui/icon/shell.ts';

/** For agents: the way to their tools (SPEC 2.11). */
export function AgentCard() {
  if (!hasRole('agent') || !hasMenu('AGEPAG')) return null;
  return (
    <button type="button" className="card centre-agent" onClick={() => go('/m/agent')}>
      <Icon path={friends} size="lg" />
      <span className="centre-agent-text">
        <b>{t('title_agentHome')}</b>
        <small>{t('member_agent_text')}</small>
      </span>
      <Icon path={caretRight} size="md" />
    </button>
  );
}
