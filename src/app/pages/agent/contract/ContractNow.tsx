import type { Contract, ContractProgress } from '../../../../contract/schemas/contracts.ts';
import { shortMoment, tightMoment } from '../../../i18n/dates.ts';
import { percent } from '../../../i18n/figures.ts';
import { integer } from '../../../i18n/format.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import { fromMinor, toMinor } from '../../../lib/decimal.ts';
import { Progress } from '../../../ui/progress/Progress.tsx';
import agentStyles from '../agent.css';
import { amount } from '../agent-words.ts';
import { Hero } from '../Hero.tsx';
import { baseOf, ContractTerms } from './ContractTerms.tsx';
import dealStyles from './deal.css';

export interface ContractNowProps {
  contract: Contract;
  /** Absent until it begins to count. */
  progress: ContractProgress | undefined;
}

/** A signed contract: what the period that runs would pay, how far the next step is, and the terms. */
export function ContractNow({ contract, progress }: ContractNowProps) {
  return (
    <>
      {progress && <Running contract={contract} progress={progress} />}
      {contract.startsAt && (!progress || Date.parse(contract.startsAt) > Date.parse(progress.startsAt)) && (
        <p className={agentStyles.agentError}>{t('deal_begins', { moment: shortMoment(contract.startsAt) })}</p>
      )}
      {progress && <NextStep contract={contract} progress={progress} />}
      <section className={`card ${agentStyles.agentCard}`}>
        <h2 className={agentStyles.agentTitle}>{t('deal_terms')}</h2>
        <ContractTerms contract={contract} step={progress?.step ?? 0} />
      </section>
    </>
  );
}

interface RunningProps {
  contract: Contract;
  progress: ContractProgress;
}

function Running({ contract: { kind }, progress }: RunningProps) {
  const base = baseOf(kind);
  return (
    <Hero
      label={t('deal_now')}
      sum={amount(progress.amount)}
      figures={[
        { label: t(`deal_${base}`), value: amount(progress[base]), tone: dealStyles.dealAmount },
        { label: t('deal_players'), value: integer(progress.betMembers) },
        { label: t('deal_rate'), value: progress.step > 0 ? percent(progress.rate) : t('deal_step_none') },
        { label: t('deal_until'), value: tightMoment(progress.endsAt) },
      ]}
    />
  );
}

/** How much is missing until the next step gives more. */
function NextStep({ contract: { kind, terms }, progress }: RunningProps) {
  const next = terms[progress.step];
  if (!next)
    return terms.length > 1 ? (
      <p className={`${agentStyles.agentNote} ${dealStyles.dealNext}`}>{t('deal_top')}</p>
    ) : null;
  const done = Math.max(0, toMinor(progress[baseOf(kind)]) ?? 0);
  const wanted = toMinor(next.from) ?? 0;
  const missing = [
    ...(wanted > done ? [t('deal_next_amount', { amount: amount(fromMinor(wanted - done)) })] : []),
    ...(next.betMembers > progress.betMembers
      ? [plural('deal_next_players', next.betMembers - progress.betMembers)]
      : []),
  ];
  const parts = [wanted > 0 ? done / wanted : 1, next.betMembers > 0 ? progress.betMembers / next.betMembers : 1];
  const title = t('deal_next', { rate: percent(next.rate) });
  return (
    <section className={`card ${agentStyles.agentCard}`}>
      <h2 className={agentStyles.agentTitle}>{title}</h2>
      <Progress part={Math.min(1, ...parts)} label={title} />
      <p className={`${agentStyles.agentNote} ${dealStyles.dealMissing}`}>{missing.join(' · ')}</p>
    </section>
  );
}
