import { type CsvExportProps, useCsvExport } from './use-csv-export.ts';

/** Makes the file of a record while it is on the screen. */
export default function CsvExport(props: CsvExportProps) {
  useCsvExport(props);
  return null;
}
