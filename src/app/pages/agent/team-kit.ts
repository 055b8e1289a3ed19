/** What the agents' reports share: one chunk, as chrome/form-kit.ts says. */
import './DayRange.tsx';
import './MemberRow.tsx';
import './TeamRows.tsx';
import './use-days.ts';
