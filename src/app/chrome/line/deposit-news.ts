import { tellNews } from '../../features/deposits/tell-news.ts';
import { depositing } from '../../stores/deposit/deposit.ts';

/** Asks how a deposit ended whose answer was lost or which was being paid, and tells when there is news. */
export async function tellDeposit(): Promise<void> {
  depositing.restore();
  const before = depositing.current.peek()?.value?.status;
  if (before !== undefined && before !== 'pending') return;
  await depositing.resume();
  await tellNews(before);
}
