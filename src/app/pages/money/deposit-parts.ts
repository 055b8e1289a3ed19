import type { PartSource } from '../../ui/part/use-part.ts';
import type { DepositDetailProps } from './parts/DetailBody.tsx';
import type { PayPanelProps } from './parts/PayPanel.tsx';
import type { PromoSheetProps } from './parts/PromoSheet.tsx';
import type { TransferFormProps } from './parts/TransferForm.tsx';
import { withTexts } from './payment-texts.ts';

/** The code of a deposit that waits to be paid. */
export const loadPay: PartSource<PayPanelProps> = {
  load: withTexts(() => import('./parts/PayPanel.tsx')),
};

/** The new version of a deposit's detail (SPEC section 4). */
export const loadDetail: PartSource<DepositDetailProps> = {
  load: withTexts(() => import('./parts/DepositDetail.tsx')),
};

/** Promotions to choose from. */
export const loadPromos: PartSource<PromoSheetProps> = {
  load: withTexts(() => import('./parts/PromoSheet.tsx')),
};

/** Where a manual transfer goes, and its report. */
export const loadTransfer: PartSource<TransferFormProps> = {
  load: withTexts(() => import('./parts/TransferForm.tsx')),
};
