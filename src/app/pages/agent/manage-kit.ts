/** What managing the team shares with the registration links: one chunk, as chrome/form-kit.ts says. */
import '../../i18n/day-and-month.ts';
import './open-part.ts';
import './team-paths.ts';
import './team-texts.ts';
import './TeamSlot.tsx';
