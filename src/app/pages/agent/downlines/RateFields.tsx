import type { RebateRate } from '../../../../contract/schemas/agent.ts';
import { percent } from '../../../i18n/figures.ts';
import { t } from '../../../i18n/texts.ts';
import fieldStyles from '../../../ui/field/Field.css';
import { fieldId } from '../../../ui/field/shell.tsx';
import agentStyles from '../agent.css';
import sheetStyles from '../sheet.css';
import { rateName } from './RateLines.tsx';
import { rateFlaw, shareOf } from './rate-rules.ts';
import type { useRatesForm } from './use-rates-form.ts';

/** Shares of the most that are set by one tap, in percent. */
const SHARES = [0, 25, 50, 75, 100] as const;

interface RateFieldsProps {
  rows: readonly RebateRate[];
  form: Pick<ReturnType<typeof useRatesForm>, 'rates' | 'tried' | 'set'>;
}

/** A rate for every game type, each with the limits between which it may be, and ways to set all of them at once. */
export function RateFields({ rows, form: { rates, tried, set } }: RateFieldsProps) {
  return (
    <fieldset className={sheetStyles.agentRates}>
      <legend className={agentStyles.agentTitle}>{t('rates_legend')}</legend>
      <p className={agentStyles.agentNote}>{t('rates_share')}</p>
      <div className={sheetStyles.agentShares}>
        {SHARES.map((share) => (
          <button key={share} type="button" className="btn btn-ghost" onClick={() => set(shareOf(rows, share))}>
            {percent(String(share))}
          </button>
        ))}
      </div>
      {rows.map((row) => (
        <Rate
          key={row.gameType}
          row={row}
          text={rates[row.gameType] ?? ''}
          strict={tried}
          onChange={(text) => set({ [row.gameType]: text })}
        />
      ))}
    </fieldset>
  );
}

interface RateProps {
  row: RebateRate;
  text: string;
  /** Whether an unfinished figure is told: not before the form was sent once. */
  strict: boolean;
  onChange: (text: string) => void;
}

function Rate({ row, text, strict, onChange }: RateProps) {
  const flaw = rateFlaw(text, row);
  // Above or below the limits is told at once, an unfinished figure when the form is sent.
  const wrong = flaw !== undefined && (strict || flaw !== 'format');
  const id = fieldId(row.gameType);
  // As the limits beside it are written; either mark may be typed.
  const mark = percent('1.5').charAt(1);
  const limits = { min: percent(row.min), max: percent(row.max) };
  return (
    <div className={sheetStyles.agentRate}>
      <label className={agentStyles.agentWho} htmlFor={id}>
        <span className={agentStyles.agentName}>{rateName(row.gameType)}</span>
        <span
          className={wrong ? `${agentStyles.agentNote} ${agentStyles.agentLost}` : agentStyles.agentNote}
          id={`${id}-note`}
          role={wrong ? 'alert' : undefined}
        >
          {wrong ? t(`rates_flaw_${flaw}`, limits) : t('rates_between', limits)}
        </span>
      </label>
      <span className={wrong ? `${sheetStyles.agentRateBox} ${fieldStyles.fieldWrong}` : sheetStyles.agentRateBox}>
        <span className={fieldStyles.fieldBox}>
          <input
            id={id}
            name={row.gameType}
            className={fieldStyles.fieldInput}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            aria-invalid={wrong}
            aria-describedby={`${id}-note`}
            value={text.replace(/[.,]/, mark)}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <span className={sheetStyles.agentPercent} aria-hidden="true">
            %
          </span>
        </span>
      </span>
    </div>
  );
}
