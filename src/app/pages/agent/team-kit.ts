/** What the agents' reports share: one chunk, as chrome/form-kit.ts says. */
import '../../stores/team-reports.ts';
import './DayRange.tsx';
import './FilterButton.tsx';
import './MemberRow.tsx';
import './NameSearch.tsx';
import './sheet-texts.ts';
import './TeamRows.tsx';
import './team-links.ts';
import './type-names.ts';
import './use-days.ts';
