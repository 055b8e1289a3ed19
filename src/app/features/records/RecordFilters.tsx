import { useState } from 'react';
import { FilterButton } from '../../ui/filter/FilterButton.tsx';
import type { FilterChoice, Filters } from '../../ui/filter/FilterSheet.tsx';
import type { PartSource } from '../../ui/part/use-part.ts';
import { Sheet } from '../loading/Sheet.tsx';

interface RecordFiltersProps {
  label: string;
  /** The sheet in which filters are chosen. */
  sheet: PartSource<FilterChoice>;
  /** Filters that are set, by name. */
  value: Filters;
  onChoose: (filters: Filters) => void;
  /** How many the button says are set; all of `value` unless told. */
  count?: number;
}

/** The button that says how many filters of a record are set, and the sheet that it opens. */
export function RecordFilters({ label, sheet, value, onChoose, count }: RecordFiltersProps) {
  const [choosing, setChoosing] = useState(false);
  const props = { value, onChoose, onClose: () => setChoosing(false) };
  return (
    <>
      <FilterButton label={label} count={count ?? Object.keys(value).length} onPress={() => setChoosing(true)} />
      {choosing && <Sheet of={sheet} props={props} />}
    </>
  );
}
