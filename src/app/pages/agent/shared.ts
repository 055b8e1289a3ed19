/** What the agents' pages share, with each other and with their parts: one chunk, as account/shared.ts says. */
import './styles.ts';
import './amount.ts';
import './Figures.tsx';
import './Hero.tsx';
import './LoadFace.tsx';
import './PartSlot.tsx';
import './use-menu.ts';
