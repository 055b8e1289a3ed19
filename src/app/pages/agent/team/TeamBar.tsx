import { useEffect } from 'react';
import type { SubordinateList } from '../../../../contract/schemas/agent.ts';
import { integer } from '../../../i18n/format.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import { sendingDown } from '../../../stores/agent/send-down.ts';
import type { TeamFilter } from '../../../stores/agent/team.ts';
import { errorText } from '../../../stores/data/error-text.ts';
import agentStyles from '../agent.css';
import { amount as inMoney } from '../agent-words.ts';
import { Facts } from '../Facts.tsx';
import linesStyles from '../lines.css';
import { TeamPath } from '../TeamNavigation.tsx';
import teamStyles from './team.css';
import { SORTS } from './team-address.ts';
import { sumOf } from './transfer-rules.ts';

export interface TeamBarProps {
  filter: TeamFilter;
  /** The way down and how many of each kind there are, once that is known. */
  footer: SubordinateList['footer'] | undefined;
  onChange: (filter: TeamFilter) => void;
  /** Leads to a level of the way down. */
  onLevel: (parentId: string | undefined) => void;
  /** The payment password is needed to learn how a transfer ended. */
  onPassword: () => void;
}

/** Above the list: how a transfer stands, the way down, the order, and the kinds of members with their numbers. */
export default function TeamBar({ filter, footer, onChange, onLevel, onPassword }: TeamBarProps) {
  const { role, sort = 'newest', ...place } = filter;
  const counts = footer && { all: footer.agents + footer.players, agent: footer.agents, player: footer.players };
  /** What is the usual is not in the address. */
  const turn = (kind: string, order: string) =>
    onChange({
      ...place,
      ...(kind !== 'all' && { role: kind }),
      ...(order !== 'newest' && { sort: order }),
    } as TeamFilter);
  return (
    <>
      <TransferState onPassword={onPassword} />
      <div className={teamStyles.agentBar}>
        <TeamPath label={t('team_path')} root={t('team_mine')} path={footer?.path ?? []} onOpen={onLevel} />
        <label className={teamStyles.agentSort}>
          <span className="hide-visually">{t('team_sort')}</span>
          <select value={sort} onChange={(event) => turn(role ?? 'all', event.currentTarget.value)}>
            {SORTS.map((one) => (
              <option key={one} value={one}>
                {t(`team_sort_${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={teamStyles.agentBar}>
        <div className={teamStyles.agentChips} role="radiogroup" aria-label={t('team_kinds')}>
          {(['all', 'agent', 'player'] as const).map((kind) => (
            // biome-ignore lint/a11y/useSemanticElements: chips that read as a choice
            <button
              key={kind}
              type="button"
              role="radio"
              aria-checked={(role ?? 'all') === kind}
              className={teamStyles.agentChip}
              onClick={() => turn(kind, sort)}
            >
              {t(`team_${kind}s`)}
              {counts && <span className={teamStyles.agentCount}>{integer(counts[kind])}</span>}
            </button>
          ))}
        </div>
      </div>
    </>
  );
}

interface TransferStateProps {
  /** The payment password is needed to learn how it ended. */
  onPassword: () => void;
}

/** Money under way to the team, or sent: one true state, and what can be done in it; nothing while there is none. */
export function TransferState({ onPassword }: TransferStateProps) {
  useEffect(() => sendingDown.restore(), []);
  const attempt = sendingDown.current.value;
  const error = sendingDown.error.value;
  const busy = sendingDown.busy.value;
  if (!attempt) return null;
  const { form, value } = attempt;
  const sum = inMoney(sumOf(form.transfers.map(({ amount }) => amount)));
  if (!value && !error && busy) return <p className={linesStyles.agentHint}>{t('sent_sending')}</p>;
  // Under the key that it began with: nothing is sent twice.
  const again = () => (sendingDown.needsSecret() ? onPassword() : void sendingDown.resume());
  return (
    <section className={`card ${agentStyles.agentCard}`} aria-live="polite">
      <h2 className={`${agentStyles.agentTitle}${value ? ` ${agentStyles.agentWon}` : ''}`}>
        {t(value ? 'sent_done' : 'sent_unsettled')}
      </h2>
      <p className={linesStyles.agentHint}>
        {value ? plural('sent_done_text', form.transfers.length) : t('sent_unsettled_text')} <b>{sum}</b>
      </p>
      {error && (
        <p className={agentStyles.agentError} role="alert">
          {t(errorText(error))}
        </p>
      )}
      <Facts facts={form.transfers.map(({ userName, amount }) => ({ label: userName, value: inMoney(amount) }))} />
      <button
        type="button"
        className={value ? 'btn btn-ghost btn-wide' : 'btn btn-primary btn-wide'}
        aria-busy={busy}
        onClick={value ? sendingDown.close : again}
      >
        {t(value ? 'sent_close' : 'sent_check')}
      </button>
    </section>
  );
}
