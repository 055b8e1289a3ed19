/** What the reward pages share, with each other and with their parts: one chunk, as account/shared.ts says. */
import './rewards.css';
import '../../stores/claim.ts';
import '../../ui/icon/rewards.ts';
import './has-rain.ts';
import './LoadFace.tsx';
import './PartSlot.tsx';
import './paths.ts';
import './tell-claim.ts';
import './Unsettled.tsx';
import './use-open.ts';
import './use-settle.ts';
