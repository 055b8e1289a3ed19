import type { ContractKind } from '../../../../contract/schemas/contracts.ts';
import { percent } from '../../../i18n/figures.ts';
import { t } from '../../../i18n/texts.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { dealAmount } from '../contract-amount.ts';
import { baseOf } from '../contract-words.ts';
import type { StepFault, StepField, TypedStep } from './proposal-rules.ts';

export interface StepFieldsProps {
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
  t(`proposal_${fault}`, { rate: percent(limit), amount: dealAmount(limit) });

/** The fields of one step: from how much, with how many players, which rate. */
export function StepFields({ kind, place, step, fault, onChange, onRemove }: StepFieldsProps) {
  const frame = (field: StepField) => ({
    name: `step-${place}-${field}`,
    value: step[field],
    onChange: (value: string) => onChange({ ...step, [field]: value }),
    error: fault?.field === field ? faultText(fault) : undefined,
  });
  return (
    <fieldset className="card agent-card">
      <legend className="hide-visually">{t('proposal_step', { count: place })}</legend>
      <div className="deal-stage">
        <b aria-hidden="true">{t('proposal_step', { count: place })}</b>
        {onRemove && (
          <button
            type="button"
            className="btn btn-ghost deal-danger"
            aria-label={t('proposal_remove_step', { count: place })}
            onClick={onRemove}
          >
            {t('proposal_remove')}
          </button>
        )}
      </div>
      <Field {...frame('from')} label={t(`proposal_from_${baseOf(kind)}`)} inputMode="decimal" maxLength={13} />
      <div className="deal-pair">
        <Field {...frame('betMembers')} label={t('proposal_players')} inputMode="numeric" maxLength={5} />
        <Field {...frame('rate')} label={t('proposal_rate')} inputMode="decimal" maxLength={6} />
      </div>
    </fieldset>
  );
}
