import type { RebateRate } from '../../../../contract/schemas/agent.ts';
import { percent } from '../../../i18n/figures.ts';
import { t } from '../../../i18n/texts.ts';
import { Facts } from '../Facts.tsx';

/** A type of games as the sheets call it; an unknown type by its code. */
export const rateName = (gameType: RebateRate['gameType']): string => t(`rates_${gameType}`) || gameType;

/** Rates to be read, a line each. */
export function RateLines({ rates }: { rates: readonly Pick<RebateRate, 'gameType' | 'rate'>[] }) {
  return <Facts facts={rates.map(({ gameType, rate }) => ({ label: rateName(gameType), value: percent(rate) }))} />;
}
