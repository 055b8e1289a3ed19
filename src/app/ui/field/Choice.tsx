import { caretDown } from '../icon/controls.ts';
import { Icon } from '../icon/Icon.tsx';
import choiceStyles from './Choice.css';
import fieldStyles from './Field.css';
import { type FieldFrame, FieldShell, fieldVoice } from './shell.tsx';

export interface ChoiceOption {
  value: string;
  label: string;
}

interface ChoiceBoxProps {
  /** Attributes that name the control and tie it to its label and note. */
  voice: ReturnType<typeof fieldVoice>;
  /** Its name, where the field's label does not give it. */
  label?: string;
  /** What stands there while nothing is chosen; it can be chosen again. */
  open: string;
  value: string;
  options: readonly ChoiceOption[];
  autoComplete?: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
}

/** The phone's own picker over a box that shows what is chosen, or quietly what there is to choose. */
export function ChoiceBox({ voice, label, open, value, options, autoComplete, onChange, onBlur }: ChoiceBoxProps) {
  return (
    <>
      <select
        {...voice}
        className={
          value
            ? `${fieldStyles.fieldInput} ${choiceStyles.choice}`
            : `${fieldStyles.fieldInput} ${choiceStyles.choice} ${choiceStyles.choiceOpen}`
        }
        aria-label={label}
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      >
        <option value="">{open}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={choiceStyles.choiceCaret}>
        <Icon path={caretDown} size="sm" />
      </span>
    </>
  );
}

export interface ChoiceFieldProps extends FieldFrame {
  value: string;
  open: string;
  options: readonly ChoiceOption[];
  onChange: (value: string) => void;
}

/** A choice that may be left open; `Select` is for one that always stands somewhere. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { value, open, options, onChange } = props;
  return (
    <FieldShell frame={props}>
      <div className={fieldStyles.fieldBox}>
        <ChoiceBox voice={fieldVoice(props)} open={open} value={value} options={options} onChange={onChange} />
      </div>
    </FieldShell>
  );
}
