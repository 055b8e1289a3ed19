import { useEffect } from 'react';
import type { Days } from '../../lib/day-range.ts';
import { type CsvSource, exportCsv } from '../../stores/records/csv-export.ts';

/** Rows that one request asks for: few requests on a slow line, none of them long. */
const PAGE_SIZE = 500;

/** What the file is called, and its columns. */
export type CsvTable<Row> = Pick<CsvSource<Row>, 'name' | 'columns' | 'cells' | 'id'>;

/** A record that can be taken along as a table. */
export interface CsvRecord<Row, Filter extends Days> {
  /** What the record shows; the file holds all of it. */
  filter: Filter;
  /** One page of the record, from 1. @throws CallError */
  page: (filter: Filter, pageNo: number, pageSize: number) => ReturnType<CsvSource<Row>['page']>;
  /** Asked for at the tap, as columns are in the language on screen. */
  table: () => CsvTable<Row>;
}

/** Told how far a file is, and that it is made or could not be. */
export interface CsvProgress {
  onPercent: (percent: number) => void;
  onClose: () => void;
}

/** Reads a record and saves it. */
export type CsvWrite = <Row, Filter extends Days>(record: CsvRecord<Row, Filter>) => Promise<void>;

/** Says which record is written. */
export interface CsvChoice {
  save: (write: CsvWrite) => Promise<void>;
}

export type CsvExportProps = CsvChoice & CsvProgress;

/** Makes a CSV file while the component is on the screen. To take it off the screen is to give up. */
export function useCsvExport({ save, onPercent, onClose }: CsvExportProps): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen at the tap is what is saved
  useEffect(() => {
    let left = false;
    const isLeft = () => left;
    const write: CsvWrite = ({ filter, page, table }) =>
      exportCsv({ ...table(), days: filter, page: (pageNo) => page(filter, pageNo, PAGE_SIZE) }, onPercent, isLeft);
    void save(write).then(() => left || onClose());
    return () => {
      left = true;
    };
  }, []);
}
