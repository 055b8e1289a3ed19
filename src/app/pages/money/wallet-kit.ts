/** What the wallet and the transfer share: one chunk, as chrome/form-kit.ts says. */
import '../../stores/transfer.ts';
import '../../stores/vendor-wallets.ts';
import '../../ui/icon/wallet.ts';
import './shown-money.ts';
import './wallet-links.ts';
