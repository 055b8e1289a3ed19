import { useEffect } from 'react';
import { EntryGrid, EntryIcon } from '../../../features/entries/EntryGrid.tsx';
import { SearchButton } from '../../../features/search/SearchButton.tsx';
import { isOpen } from '../../../features/switches/is-open.ts';
import { integer } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { dayPartOf } from '../../../lib/greeting.ts';
import { goBack, notice } from '../../../routes/links.ts';
import { unreadAgentNotices } from '../../../stores/agent/agent-notices.ts';
import { teamToday } from '../../../stores/agent/team-today.ts';
import { refreshCounters } from '../../../stores/member/refresh-counters.ts';
import { session } from '../../../stores/session/session.ts';
import { wallet } from '../../../stores/wallet/wallet.ts';
import footerBarStyles from '../../../ui/bar/FooterBar.css';
import { TitleBar } from '../../../ui/bar/TitleBar.tsx';
import { refresh } from '../../../ui/icon/controls.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Press } from '../../../ui/press/Press.tsx';
import { StaleLine } from '../AgentLoaded.tsx';
import agentStyles from '../agent.css';
import { AgentWallet } from './AgentWallet.tsx';
import { follow, footerEntries, gridEntries } from './agent-entries.ts';
import homeStyles from './home.css';

/** The four counters, in the order of SPEC 2.11. */
const COUNTERS = [
  { text: 'agent_login', name: 'teamLoginMemberCount' },
  { text: 'agent_playing', name: 'teamBetMemberCount' },
  { text: 'agent_registered', name: 'teamRegisterMemberCount' },
  { text: 'agent_online', name: 'teamOnlineCount' },
] as const;

/** The agent home (SPEC 2.11). The route's guard has sent everybody else home. */
export default function AgentHome() {
  useEffect(() => {
    wallet.want();
    void teamToday.load();
    if (isOpen(notice())) void unreadAgentNotices.load();
    refreshCounters();
  }, []);
  const part = dayPartOf(new Date().getHours());
  return (
    <>
      <TitleBar title={t('title_agentHome')} backLabel={t('back')} onBack={goBack}>
        <SearchButton />
      </TitleBar>
      <div className={`page ${homeStyles.agentHome}`}>
        <p className={homeStyles.agentGreeting}>
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

/** The team of today in four counters (SPEC 2.11), and how to ask for them again. A counter that is not known is a dash. */
function AgentCounters() {
  const counts = teamToday.value.value;
  return (
    <section className={`card ${homeStyles.agentToday}`} aria-label={t('agent_today')}>
      <header className={homeStyles.agentTodayHead}>
        <h2 className={agentStyles.agentTitle}>{t('agent_today')}</h2>
        <button
          type="button"
          className="btn btn-round"
          aria-label={t('agent_refresh')}
          aria-busy={teamToday.busy.value}
          onClick={() => void teamToday.load()}
        >
          <Icon path={refresh} size="md" />
        </button>
      </header>
      <StaleLine resource={teamToday} />
      <dl className={homeStyles.agentCounters}>
        {COUNTERS.map(({ text, name }) => (
          <div key={name} className={homeStyles.agentCounter}>
            <dt className={agentStyles.agentLabel}>{t(text)}</dt>
            <dd className={homeStyles.agentCounterValue}>{counts ? integer(counts[name]) : '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The navigation grid (SPEC 2.11): what the site's menu permits. */
function AgentGrid() {
  return (
    <section className={`card ${homeStyles.agentTools}`} aria-label={t('agent_tools')}>
      <EntryGrid entries={gridEntries()} onOpen={follow} />
    </section>
  );
}

/** The agent home's own footer (SPEC 2.11). */
function AgentFooter() {
  return (
    <nav className={`${footerBarStyles.footer} ${footerBarStyles.footerFew}`} aria-label={t('nav_label')}>
      {footerEntries().map((entry) => (
        <Press key={entry.text} href={entry.path} className={footerBarStyles.footerItem} onPress={() => follow(entry)}>
          <span className={footerBarStyles.footerIcon}>
            <EntryIcon entry={entry} />
          </span>
          <span
            className={
              t(entry.text).length > 9
                ? `${footerBarStyles.footerText} ${footerBarStyles.footerLong}`
                : footerBarStyles.footerText
            }
          >
            {t(entry.text)}
          </span>
        </Press>
      ))}
    </nav>
  );
}
