import './Sheets.css';
import { BreakSheet } from './BreakSheet.tsx';
import { ExcludeSheet } from './ExcludeSheet.tsx';
import { HistorySheet } from './HistorySheet.tsx';
import { LimitSheet } from './LimitSheet.tsx';

/** What a tap on this page opens: whoever opens one of them is about to open another. */
export const sheets = { limit: LimitSheet, pause: BreakSheet, exclude: ExcludeSheet, history: HistorySheet };
