import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import type { RainRound } from '../../../stores/red-rain.ts';
import { currency } from '../../../stores/system.ts';
import { SectionHead } from '../../../ui/section/SectionHead.tsx';

const RULES = ['rain_rule_tap', 'rain_rule_most', 'rain_rule_credit', 'rain_rule_clock'] as const;

/** How the rain works, with this round's own figures. */
export function RainRules({ round }: { round: RainRound }) {
  const values = {
    chances: round.chances,
    most: money(round.maxAmount, currency.value),
    pool: money(round.pool, currency.value),
  };
  return (
    <section className="rain-rules">
      <SectionHead title={t('rain_rules')} />
      <ol className="reward-steps">
        {RULES.map((rule) => (
          <li key={rule}>{t(rule, values)}</li>
        ))}
      </ol>
    </section>
  );
}
