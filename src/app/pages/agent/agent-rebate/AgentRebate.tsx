import { useEffect, useState } from 'react';
import type { RebateRate } from '../../../../contract/schemas/agent.ts';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { Sheet } from '../../../features/loading/Sheet.tsx';
import { type TextValues, t } from '../../../i18n/texts.ts';
import { ownRates } from '../../../stores/agent/agent-rates.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { AgentLoaded } from '../AgentLoaded.tsx';
import styles from '../agent.css';
import { amount, ratePercent, typeName } from '../agent-words.ts';
import type { RatesOf } from './RateSheets.tsx';

const RATE_SHEETS = lazy(() => import('./RateSheets.tsx'), { texts: ['teamSheets'] });
const MEMBERS = lazy(() => import('./RebateMembers.tsx'));

/** Rebate settings (SPEC 2.11): the agent's own rates, what they mean, and those of the direct downlines, one by one or all at once. */
export default function AgentRebate() {
  const [sheet, setSheet] = useState<RatesOf>();
  const [choosing, setChoosing] = useState(false);
  useEffect(() => void ownRates.load(), []);
  const close = () => {
    setSheet(undefined);
    void ownRates.load();
  };
  return (
    <div className="page">
      <AgentLoaded resource={ownRates} title={t('arate_failed')} bones={<LineBones count={6} />}>
        {(own) => (
          <>
            <OwnRates rows={own} onAll={() => setSheet({ own })} />
            <RebateRules />
            {choosing ? (
              <Part of={MEMBERS} props={{ onPick: (member) => setSheet({ member }) }} />
            ) : (
              <button type="button" className="btn btn-ghost btn-wide" onClick={() => setChoosing(true)}>
                {t('arate_choose')}
              </button>
            )}
          </>
        )}
      </AgentLoaded>
      {sheet && <Sheet of={RATE_SHEETS} props={{ of: sheet, onClose: close }} />}
    </div>
  );
}

/** What the agent has, and the most that a direct downline has of it. */
function OwnRates({ rows, onAll }: { rows: readonly RebateRate[]; onAll: () => void }) {
  return (
    <section className={`card ${styles.agentCard}`}>
      <h2 className={styles.agentTitle}>{t('arate_mine')}</h2>
      <dl className={styles.agentFigures}>
        {rows.map(({ gameType, rate, min }) => (
          <div key={gameType} className={styles.agentFigure}>
            <dt className={styles.agentLabel}>{typeName(gameType)}</dt>
            <dd>
              <span className={styles.agentValue}>{ratePercent(rate)}</span>
              <span className={styles.agentNote}>{t('arate_given', { rate: ratePercent(min) })}</span>
            </dd>
          </div>
        ))}
      </dl>
      <button type="button" className={`btn btn-primary btn-wide ${styles.agentBelow}`} onClick={onAll}>
        {t('arate_all')}
      </button>
    </section>
  );
}

/** An example of rates, and what they make of a stake. */
const example = (): TextValues => ({
  rate: ratePercent('1.2'),
  memberRate: ratePercent('0.8'),
  stake: amount('1000.00'),
  memberSum: amount('8.00'),
  sum: amount('4.00'),
});

/** How rebate is reckoned, and within which limits rates may be. */
function RebateRules() {
  return (
    <section className={`card ${styles.agentCard}`}>
      <h2 className={styles.agentTitle}>{t('arate_how_title')}</h2>
      <p className={styles.agentNote}>{t('arate_how', example())}</p>
      <p className={`${styles.agentNote} ${styles.agentBelow}`}>{t('arate_limits')}</p>
    </section>
  );
}
