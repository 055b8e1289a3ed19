import type { PartSource } from '../../ui/part/use-part.ts';
import type { DepositDetailProps } from './parts/DetailBody.tsx';
import type { PayPanelProps } from './parts/PayPanel.tsx';
import type { PromoSheetProps } from './parts/PromoSheet.tsx';
import type { TransferFormProps } from './parts/TransferForm.tsx';
import { withTexts } from './payment-texts.ts';

/** The code of a deposit that waits to be paid. */
export const loadPay: PartSource<PayPanelProps> = {
  name: 'pages/money/parts/PayPanel',
  load: withTexts(() => import('./parts/PayPanel.tsx')),
};

/** The new version of a deposit's detail (SPEC section 4). */
export const loadDetail: PartSource<DepositDetailProps> = {
  name: 'pages/money/parts/DepositDetail',
  load: withTexts(() => import('./parts/DepositDetail.tsx')),
};

/** Promotions to choose from. */
export const loadPromos: PartSource<PromoSheetProps> = {
  name: 'pages/money/parts/PromoSheet',
  load: withTexts(() => import('./parts/PromoSheet.tsx')),
};

/** Where a manual transfer goes, and its report. */
export const loadTransfer: PartSource<TransferFormProps> = {
  name: 'pages/money/parts/TransferForm',
  load: withTexts(() => import('./parts/TransferForm.tsx')),
};
