import type { TeamKpiA } from '../../../contract/schemas/teamKpi.ts';
import { integer } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { amount, toneOf } from './amount.ts';
import { Figures } from './Figures.tsx';
import { Hero } from './Hero.tsx';

/** KPI A: what the agent earned, the people, and the team's money. */
export function OverviewSums({ sums }: { sums: TeamKpiA }) {
  const people = [
    { label: t('overview_members'), value: integer(sums.memberCount) },
    { label: t('overview_active'), value: integer(sums.betMemberCount) },
    { label: t('overview_registered'), value: integer(sums.registerCount) },
    { label: t('overview_first'), value: integer(sums.firstDepositCount) },
  ];
  const money = (['deposit', 'withdrawal', 'stake', 'payout', 'bonus', 'rebate'] as const).map((name) => ({
    label: t(`overview_${name}`),
    value: amount(sums[name]),
  }));
  return (
    <>
      <Hero label={t('overview_commission')} sum={amount(sums.commission)} figures={people} />
      <section className="card agent-card" aria-label={t('overview_money')}>
        <h2>{t('overview_money')}</h2>
        <Figures
          figures={[
            ...money,
            { label: t('overview_net'), value: amount(sums.net), tone: toneOf(sums.net) },
            { label: t('overview_balance'), value: amount(sums.teamBalance) },
          ]}
        />
      </section>
    </>
  );
}
