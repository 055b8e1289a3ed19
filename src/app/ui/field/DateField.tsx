import { useState } from 'react';
import { ChoiceBox } from './Choice.tsx';
import dateFieldStyles from './DateField.css';
import { type DateParts, daysOf, fitting, joined, monthsOf, partsOf, yearsOf } from './date-parts.ts';
import fieldStyles from './Field.css';
import { type FieldFrame, FieldShell, fieldId, fieldVoice } from './shell.tsx';

/** Words of a date field, in the language on screen. */
export interface DateWords {
  day: string;
  month: string;
  year: string;
  /** Names of the twelve months. */
  months: readonly string[];
  /** In which order the three stand. */
  order: readonly (keyof DateParts)[];
}

export interface DateFieldProps extends FieldFrame {
  /** YYYY-MM-DD, or '' while it is not whole. */
  value: string;
  /** The oldest and the newest date that may be chosen: YYYY-MM-DD. */
  min: string;
  max: string;
  words: DateWords;
  /** Whether browsers may offer the person's birthday. */
  birthday?: boolean;
  /** Given '' again when a part is missing. */
  onChange: (date: string) => void;
  onBlur?: () => void;
}

/**
 * A date in three choices: day, month by its name, year. Each is the phone's own picker, so that a birthday is three flicks on any
 * phone, where the date dialog of an old browser opens at today and goes back month by month. Only dates between `min` and `max` can
 * be put together. The first choice has the field's id.
 */
export function DateField(props: DateFieldProps) {
  const { name, label, value, min, max, words, birthday = true } = props;
  const [chosen, setChosen] = useState<DateParts>(() => partsOf(value));
  // A value from outside, as kept text or another member's, takes the place of what was chosen.
  const parts = value && joined(chosen) !== value ? partsOf(value) : chosen;
  const options = {
    day: daysOf(parts.year, parts.month, min, max),
    month: monthsOf(parts.year, min, max),
    year: yearsOf(min, max),
  };
  const choose = (part: keyof DateParts, text: string) => {
    const next = fitting({ ...parts, [part]: text }, min, max);
    setChosen(next);
    props.onChange(joined(next));
  };
  const written = (part: keyof DateParts, text: string): string => {
    if (part === 'month') return words.months[Number(text) - 1] ?? text;
    return String(Number(text));
  };
  return (
    <FieldShell frame={props}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex box before Chromium 86 */}
      <div className={dateFieldStyles.date} role="group" aria-label={label}>
        {words.order.map((part, place) => (
          <div
            key={part}
            className={`${fieldStyles.fieldBox} ${dateFieldStyles.dateBox} ${dateFieldStyles[`date--${part}`]}`}
          >
            <ChoiceBox
              voice={{
                ...fieldVoice(props),
                id: place === 0 ? fieldId(name) : `${fieldId(name)}-${part}`,
                name: `${name}-${part}`,
              }}
              label={words[part]}
              open={words[part]}
              value={parts[part]}
              options={options[part].map((text) => ({ value: text, label: written(part, text) }))}
              autoComplete={birthday ? `bday-${part}` : 'off'}
              onChange={(text) => choose(part, text)}
              onBlur={props.onBlur}
            />
          </div>
        ))}
      </div>
    </FieldShell>
  );
}
