import type { Contract, ContractKind, ContractPeriod } from '../../../../../contract/schemas/contracts.ts';
import { percent } from '../../../../i18n/figures.ts';
import { t } from '../../../../i18n/texts.ts';
import { scale } from '../../../../lib/money-scale.ts';
import { Field } from '../../../../ui/field/Field.tsx';
import { Segmented } from '../../../../ui/segmented/Segmented.tsx';
import agentStyles from '../../agent.css';
import { amount } from '../../agent-words.ts';
import { baseOf, stepWords } from '../ContractTerms.tsx';
import dealStyles from '../deal.css';
import { MOST_STEPS, PERIODS, type StepFault, type StepField, type TypedStep } from './proposal-rules.ts';

export const EMPTY_STEP: TypedStep = { from: '', betMembers: '', rate: '' };

/** The terms of a proposal as they are typed. */
export interface ProposedTerms {
  readonly steps: readonly TypedStep[];
  readonly period: ContractPeriod;
}

export interface ProposalTermsProps {
  kind: ContractKind;
  own: Contract;
  /** To whom it is proposed. */
  name: string;
  typed: ProposedTerms;
  /** What is wrong with each step. */
  faults: readonly (StepFault | undefined)[];
  onChange: (typed: ProposedTerms) => void;
  /** Goes on to all of it in words. */
  onLook: () => void;
}

/** The form of a proposal's terms: its period, and up to ten steps. */
export function ProposalTerms({ kind, own, name, typed, faults, onChange, onLook }: ProposalTermsProps) {
  const { steps, period } = typed;
  const setSteps = (next: readonly TypedStep[]) => onChange({ ...typed, steps: next });
  return (
    <>
      <p className={dealStyles.dealExample}>
        {t('proposal_own', { name })}
        {own.terms.map((term) => ` ${stepWords(kind, term)}: ${percent(term.rate)}.`)}
      </p>
      {PERIODS[kind].length > 1 && (
        <div className={dealStyles.dealSides}>
          <Segmented
            name="deal-period"
            options={PERIODS[kind].map((id) => ({ id, label: t(`deal_period_${id}`) }))}
            value={period}
            onChange={(next) => onChange({ ...typed, period: next })}
            label={t('deal_period')}
          />
        </div>
      )}
      {steps.map((step, at) => (
        <StepFields
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name than their place
          key={at}
          kind={kind}
          place={at + 1}
          step={step}
          fault={faults[at]}
          onChange={(next) => setSteps(steps.map((one, place) => (place === at ? next : one)))}
          onRemove={steps.length > 1 ? () => setSteps(steps.filter((_, place) => place !== at)) : undefined}
        />
      ))}
      {steps.length < MOST_STEPS && (
        <button type="button" className="btn btn-ghost btn-wide" onClick={() => setSteps([...steps, EMPTY_STEP])}>
          {t('proposal_add')}
        </button>
      )}
      <button type="button" className={`btn btn-primary btn-wide ${dealStyles.dealPropose}`} onClick={onLook}>
        {t('proposal_look')}
      </button>
    </>
  );
}

interface StepFieldsProps {
  kind: ContractKind;
  /** From 1. */
  place: number;
  step: TypedStep;
  fault: StepFault | undefined;
  onChange: (step: TypedStep) => void;
  /** Absent for the only one. */
  onRemove: (() => void) | undefined;
}

const faultText = ({ fault, limit = '0' }: StepFault): string =>
  t(`proposal_${fault}`, { rate: percent(limit), amount: amount(limit) });

/** The fields of one step: from how much, with how many players, which rate. */
function StepFields({ kind, place, step, fault, onChange, onRemove }: StepFieldsProps) {
  const frame = (field: StepField) => ({
    name: `step-${place}-${field}`,
    value: step[field],
    onChange: (value: string) => onChange({ ...step, [field]: value }),
    error: fault?.field === field ? faultText(fault) : undefined,
  });
  return (
    <fieldset className={`card ${agentStyles.agentCard}`}>
      <legend className="hide-visually">{t('proposal_step', { count: place })}</legend>
      <div className={dealStyles.dealStage}>
        <b aria-hidden="true">{t('proposal_step', { count: place })}</b>
        {onRemove && (
          <button
            type="button"
            className={`btn btn-ghost ${dealStyles.dealDanger}`}
            aria-label={t('proposal_remove_step', { count: place })}
            onClick={onRemove}
          >
            {t('proposal_remove')}
          </button>
        )}
      </div>
      <Field {...frame('from')} label={t(`proposal_from_${baseOf(kind)}`)} inputMode="decimal" maxLength={11 + scale} />
      <div className={dealStyles.dealPair}>
        <Field {...frame('betMembers')} label={t('proposal_players')} inputMode="numeric" maxLength={5} />
        <Field {...frame('rate')} label={t('proposal_rate')} inputMode="decimal" maxLength={6} />
      </div>
    </fieldset>
  );
}
