import type { PartSource } from '../../ui/part/use-part.ts';
import { withTexts } from './payout-texts.ts';
import type { CardMenuProps } from './Withdraw.parts/CardMenu.tsx';
import type { CardSheetProps } from './Withdraw.parts/CardSheet.tsx';
import type { PaySheetProps } from './Withdraw.parts/PaySheet.tsx';
import type { WithdrawStateProps } from './Withdraw.parts/WithdrawState.tsx';

/** Withdrawals that were asked for. */
export const loadReport: PartSource<object> = {
  load: withTexts(() => import('./Withdraw.parts/WithdrawReport.tsx')),
};

/** A withdrawal under way, or how it ended: here before it is needed, as that is when a line fails. */
export const loadState: PartSource<WithdrawStateProps> = {
  load: withTexts(() => import('./Withdraw.parts/WithdrawState.tsx')),
  afterPaint: true,
};

/** The question for the payment password. */
export const loadPay: PartSource<PaySheetProps> = {
  load: withTexts(() => import('./Withdraw.parts/PaySheet.tsx')),
};

/** A new account or Pix key. */
export const loadCard: PartSource<CardSheetProps> = {
  load: withTexts(() => import('./Withdraw.parts/CardSheet.tsx')),
};

/** What can be done with a card. */
export const loadCardMenu: PartSource<CardMenuProps> = {
  load: withTexts(() => import('./Withdraw.parts/CardMenu.tsx')),
};
