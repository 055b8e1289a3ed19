/** What the money pages share, with each other and with their parts: one chunk, as account/shared.ts says. */
import '../../lib/decimal.ts';
import './PartSlot.tsx';
import './WalletCard.tsx';
import './leave-to-pay.ts';
