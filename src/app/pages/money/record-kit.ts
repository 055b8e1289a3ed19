/** What the records share: one chunk, as chrome/form-kit.ts says. */
import './CsvButton.tsx';
import './RangeFilter.tsx';
import './record-links.ts';
import './record-parts.ts';
import './record-texts.ts';
import './RecordTabs.tsx';
import './SheetSlot.tsx';
import './SumsCard.tsx';
import './use-record-address.ts';
