import fieldStyles from './Field.css';
import { type FieldFrame, FieldShell, fieldVoice } from './shell.tsx';
import textAreaStyles from './TextArea.css';

export interface TextAreaProps extends FieldFrame {
  value: string;
  onChange: (value: string) => void;
  /** The most characters; how many are used stands beside the label. */
  maxLength: number;
}

/** Some lines of text with their label, hint, error and counter. */
export function TextArea(props: TextAreaProps) {
  const { value, maxLength, onChange } = props;
  const count = (
    <span className={fieldStyles.fieldCount}>
      {value.length}/{maxLength}
    </span>
  );
  return (
    <FieldShell frame={props} aside={count}>
      <textarea
        {...fieldVoice(props)}
        className={textAreaStyles.fieldArea}
        rows={3}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.currentTarget.value.slice(0, maxLength))}
      />
    </FieldShell>
  );
}
