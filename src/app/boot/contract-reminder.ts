import { tab } from '../device/storage.ts';
import { language, loadTexts } from '../i18n/texts.ts';
import { go, home, samePage } from '../routes/links.ts';
import { type ContractKind, pendingContracts } from '../stores/contracts/contracts.ts';
import { ask } from '../stores/screen/dialogs.ts';
import { pageFree } from '../stores/screen/page-free.ts';
import { hasRole } from '../stores/session/roles.ts';
import { account, accountOf, session } from '../stores/session/session.ts';

/** Where a contract is read and signed (SPEC section 6). */
const PAGES: Record<ContractKind, string> = {
  dailySalary: '/m/member/agent/getSalaryContract',
  dividend: '/m/member/agent/getDevidendContract',
  hourlySalary: '/m/member/agent/getHourContract',
};

/** Under this name the tab keeps which session has been reminded. */
const TOLD = 'contractsTold';

let asking = false;

const atHome = (): boolean => samePage(location.pathname, home);

/**
 * At home, asks the platform once per session for contracts that wait to be signed, and offers the page of each (SPEC section 6). What
 * could not be asked is asked the next time.
 */
export async function remindOfContracts(): Promise<void> {
  const mine = session.peek();
  const told = String(mine?.since);
  if (asking || tab.get(TOLD) === told || !hasRole('contracts') || !atHome()) return;
  asking = true;
  try {
    const kinds = await pendingContracts();
    if (kinds.length > 0) await loadTexts(language(), ['session']);
    await pageFree(atHome);
    if (!atHome() || account() !== accountOf(mine)) return;
    tab.set(TOLD, told);
    await offer(kinds);
  } catch (error) {
    console.warn(error);
  } finally {
    asking = false;
  }
}

async function offer(kinds: readonly ContractKind[]): Promise<void> {
  for (const kind of kinds) {
    const yes = await ask({
      title: 'contract_title',
      text: `contract_${kind}`,
      submit: 'contract_go',
      cancel: 'cancel',
    });
    if (yes) return go(PAGES[kind]);
    if (!atHome()) return;
  }
}
