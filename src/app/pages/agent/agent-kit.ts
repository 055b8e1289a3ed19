/** What the agents' pages share: one chunk, as chrome/form-kit.ts says. */
import './amount.ts';
import './DayRange.tsx';
import './Figures.tsx';
import './Hero.tsx';
import './LoadFace.tsx';
import './PartSlot.tsx';
import './type-names.ts';
import './use-days.ts';
import './use-menu.ts';
