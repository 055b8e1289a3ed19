import './styles.ts';
import './home.css';
import { useEffect } from 'react';
import { t } from '../../i18n/texts.ts';
import { dayPartOf } from '../../lib/greeting.ts';
import { goBack } from '../../routes/links.ts';
import { unreadAgentNotices } from '../../stores/agent-notices.ts';
import { refreshCounters } from '../../stores/counters.ts';
import { session } from '../../stores/session.ts';
import { teamToday } from '../../stores/team-today.ts';
import { wallet } from '../../stores/wallet.ts';
import { TitleBar } from '../../ui/bar/TitleBar.tsx';
import { AgentCounters } from './AgentCounters.tsx';
import { AgentFooter } from './AgentFooter.tsx';
import { AgentGrid } from './AgentGrid.tsx';
import { AgentWallet } from './AgentWallet.tsx';

/** The agent home (SPEC 2.11): who may not have it has been sent home by the route's guard. */
export default function AgentHome() {
  useEffect(() => {
    wallet.want();
    void teamToday.load();
    void unreadAgentNotices.load();
    refreshCounters();
  }, []);
  const part = dayPartOf(new Date().getHours());
  return (
    <>
      <TitleBar title={t('title_agentHome')} backLabel={t('back')} onBack={goBack} />
      <div className="agent-page agent-home">
        <p className="agent-greeting">
          {t(`agent_${part}`)}
          <b className="ellipsis">{session.value?.userName ?? ''}</b>
        </p>
        <AgentWallet />
        <AgentCounters />
        <AgentGrid />
      </div>
      <AgentFooter />
    </>
  );
}
