import { integer } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { teamToday } from '../../stores/team-today.ts';
import { refresh } from '../../ui/icon/controls.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { COUNTERS, countOf } from './agent-entries.ts';
import { StaleLine } from './LoadFace.tsx';

/** The team of today in four counters (SPEC 2.11), and how to ask for them again. A counter that is not known is a dash. */
export function AgentCounters() {
  const busy = teamToday.busy.value;
  return (
    <section className="card agent-today" aria-label={t('agent_today')}>
      <header className="agent-today-head">
        <h2 className="agent-title">{t('agent_today')}</h2>
        <button
          type="button"
          className="btn btn-round"
          aria-label={t('agent_refresh')}
          aria-busy={busy}
          onClick={() => void teamToday.load()}
        >
          <Icon path={refresh} size="md" />
        </button>
      </header>
      <StaleLine resource={teamToday} />
      <dl className="agent-counters">
        {COUNTERS.map(({ text, name }) => {
          const count = countOf(name);
          return (
            <div key={name} className="agent-counter">
              <dt className="agent-label">{t(text)}</dt>
              <dd className="agent-count">{count === undefined ? '–' : integer(count)}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
