/** What the reward pages share, with each other and with their parts: one chunk, as account/shared.ts says. */
import './rewards.css';
import '../../stores/claim.ts';
import '../../ui/icon/rewards.ts';
import './PartSlot.tsx';
import './tell-claim.ts';
import './Unsettled.tsx';
import './use-open.ts';
import './use-settle.ts';
