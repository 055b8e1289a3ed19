import { t } from '../../i18n/texts.ts';
import { gameRecord, go } from '../../routes/links.ts';
import { hasMenu } from '../../stores/system.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { caretRight } from '../../ui/icon/lobby.ts';
import { bets, deposit, gift, receipt, transfer } from '../../ui/icon/wallet.ts';
import { accountRecord, transferRecord } from './wallet-links.ts';

/** Records that a wallet leads to; `flag` is the whitelabel menu key that must be on. */
const ROWS = [
  { text: 'title_transactions', icon: receipt, path: accountRecord, flag: 'TRANSREC3' },
  { text: 'title_deposits', icon: deposit, path: '/m/depositRecord' },
  { text: 'title_transferRecord', icon: transfer, path: transferRecord },
  { text: 'title_gameRecord', icon: bets, path: gameRecord, flag: 'GAMEREC' },
  { text: 'title_bonuses', icon: gift, path: '/m/bonusDetails' },
] as const;

/** The records that show how the money came to be where it is. */
export function WalletRows() {
  return (
    <ul className="card wallet-list wallet-records">
      {ROWS.filter((row) => !('flag' in row) || hasMenu(row.flag)).map(({ text, icon, path }) => (
        <li key={path}>
          <button type="button" className="wallet-row" onClick={() => go(path)}>
            <Icon path={icon} size="md" />
            <span className="wallet-row-text ellipsis">{t(text)}</span>
            <Icon path={caretRight} size="sm" />
          </button>
        </li>
      ))}
    </ul>
  );
}
