import { useState } from 'react';
import { Drawer } from '../drawer/Drawer.tsx';
import { Select } from '../field/Select.tsx';
import { Chips } from './Chips.tsx';
import styles from './FilterSheet.css';

/** Filters by name; '' is none. */
export type Filters = Readonly<Record<string, string>>;

/** One choice of a filter. */
export interface FilterOption {
  value: string;
  label: string;
}

/** One filter of a sheet. */
export interface FilterField {
  name: string;
  label: string;
  /** The first one is '', which filters nothing. */
  options: readonly FilterOption[];
  /** So many that the phone's own picker serves better than chips. */
  many?: boolean;
}

/** What every sheet of filters is given by its page. */
export interface FilterChoice {
  /** Those that are set. */
  value: Filters;
  /** Given each filter of the sheet. */
  onChoose: (filters: Filters) => void;
  onClose: () => void;
}

export interface FilterSheetProps extends FilterChoice {
  title: string;
  words: { close: string; clear: string; show: string };
  fields: readonly FilterField[];
}

/**
 * Options by the alphabet, from names by id. An id that an address has chosen stays an option while the list loads, or does not know it.
 */
export function optionsByName(names: ReadonlyMap<string, string>, chosen?: string): FilterOption[] {
  const options = [...names].map(([value, label]) => ({ value, label }));
  if (chosen && !names.has(chosen)) options.push({ value: chosen, label: chosen });
  return options.sort((a, b) => a.label.localeCompare(b.label, document.documentElement.lang));
}

/** A sheet that narrows a list: nothing changes before the button that shows the result, and one tap takes all filters off. */
export function FilterSheet({ title, words, fields, value, onChoose, onClose }: FilterSheetProps) {
  const [chosen, setChosen] = useState(value);
  const submit = (from: Filters) => {
    const filters: Record<string, string> = {};
    for (const { name } of fields) filters[name] = from[name] || '';
    onClose();
    onChoose(filters);
  };
  return (
    <Drawer
      open
      from="bottom"
      title={title}
      closeLabel={words.close}
      onClose={onClose}
      foot={
        <div className={styles.filterFoot}>
          <button type="button" className="btn btn-ghost" onClick={() => submit({})}>
            {words.clear}
          </button>
          <button type="button" className="btn btn-primary" onClick={() => submit(chosen)}>
            {words.show}
          </button>
        </div>
      }
    >
      <div className={styles.filterSheet}>
        {fields.map(({ name, label, options, many }) => {
          const Field = many ? Select : Chips;
          return (
            <Field
              key={name}
              name={name}
              label={label}
              options={options}
              value={chosen[name] || ''}
              onChange={(next) => setChosen({ ...chosen, [name]: next })}
            />
          );
        })}
      </div>
    </Drawer>
  );
}
