import { Balance } from '../../../features/balance/Balance.tsx';
import { openMoney } from '../../../features/balance/open-money.ts';
import { isOpen } from '../../../features/switches/is-open.ts';
import { percent } from '../../../i18n/figures.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import { levelProgress } from '../../../lib/vip-progress.ts';
import { deposit, go, vipPath, withdraw } from '../../../routes/links.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import { hasAll } from '../../../stores/system/system.ts';
import { nextLevel, vip, vipClaims } from '../../../stores/vip/vip.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { caretRight } from '../../../ui/icon/lobby.ts';
import { friends } from '../../../ui/icon/shell.ts';
import { Progress } from '../../../ui/progress/Progress.tsx';
import styles from './MemberHome.css';

/** The wallet (SPEC 2.9): total balance with hide and refresh, Deposit and Withdraw as far as the type may. */
export function MoneyCard() {
  return (
    <section className={`card ${styles.centreMoney}`}>
      <Balance label={t('member_balance')} />
      <div className={styles.centreMoves}>
        {hasRole('money') && (
          <button type="button" className={`btn btn-primary ${styles.centreMove}`} onClick={() => openMoney(deposit)}>
            {t('deposit')}
          </button>
        )}
        {hasRole('withdraw') && (
          <button type="button" className={`btn btn-ghost ${styles.centreMove}`} onClick={() => openMoney(withdraw)}>
            {t('withdraw')}
          </button>
        )}
      </div>
    </section>
  );
}

/** How far the next level is, and whether a bonus waits. It keeps its height while it is not known. */
export function VipCard() {
  if (!isOpen(vipPath)) return null;
  const known = vip.value.value;
  const next = nextLevel.value;
  if (!known)
    return vip.error.value ? null : <div className={`bones ${styles.centreVipBone} bone`} aria-hidden="true" />;
  const part = next ? levelProgress(known.deposited, known.turnover, next).part : 1;
  const text = next
    ? t('member_vip_next', { percent: percent(String(Math.floor(part * 100))), name: next.labelName })
    : t('member_vip_top');
  const claims = vipClaims.value;
  return (
    <button type="button" className={`card ${styles.centreVip}`} onClick={() => go(vipPath)}>
      <span className={styles.centreVipText}>
        <span className={styles.centreVipLine}>{text}</span>
        <Progress part={part} label={text} />
        {claims > 0 && <span className={styles.centreVipClaims}>{plural('member_vip_claims', claims)}</span>}
      </span>
      <Icon path={caretRight} size="md" />
    </button>
  );
}

/** For agents: the way to their tools (SPEC 2.11). */
export function AgentCard() {
  if (!hasRole('agent') || !hasAll('AGEPAG')) return null;
  return (
    <button type="button" className={`card ${styles.centreAgent}`} onClick={() => go('/m/agent')}>
      <Icon path={friends} size="lg" />
      <span className={styles.centreAgentText}>
        <b>{t('title_agentHome')}</b>
        <small>{t('member_agent_text')}</small>
      </span>
      <Icon path={caretRight} size="md" />
    </button>
  );
}
