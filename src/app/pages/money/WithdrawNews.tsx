import type { WithdrawSettings } from '../../../contract/schemas/withdraw.ts';
import { money } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { go, slots } from '../../routes/links.ts';
import { currency } from '../../stores/system.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { warningCircleFill } from '../../ui/icon/shell.ts';

interface WithdrawNewsProps {
  settings: WithdrawSettings;
  stop: 'password' | 'wagering' | 'today' | undefined;
}

/** Why nothing can be withdrawn now, and what can be done about it; nothing when it can. */
export function WithdrawNews({ settings, stop }: WithdrawNewsProps) {
  if (stop !== 'wagering' && stop !== 'today') return null;
  return (
    <section className="card withdraw-news" role="status">
      <Icon path={warningCircleFill} size="md" />
      <div>
        <h2 className="withdraw-news-title">{t(`withdraw_${stop}_title`)}</h2>
        <p className="withdraw-news-text">
          {t(`withdraw_${stop}_text`, { amount: money(settings.wageringDue, currency.value) })}
        </p>
        {stop === 'wagering' && (
          <button type="button" className="btn btn-ghost" onClick={() => go(slots)}>
            {t('withdraw_wagering_play')}
          </button>
        )}
      </div>
    </section>
  );
}
