/** What the agents' lists of people and play share: one chunk, as chrome/form-kit.ts says. */
import '../../stores/team-reports.ts';
import './CsvPress.tsx';
import './MemberRow.tsx';
import './NameSearch.tsx';
import './sheet-texts.ts';
import './TeamRows.tsx';
import './team-links.ts';
