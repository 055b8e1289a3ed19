import { POPUPS_SHOWN } from '../device/popups-shown.ts';
import { tab } from '../device/storage.ts';
import { language, loadTexts } from '../i18n/texts.ts';
import { go, home, samePage } from '../routes/links.ts';
import { homeAnnouncements } from '../stores/announcements/announcements.ts';
import { type ContractKind, pendingContracts } from '../stores/contracts/contracts.ts';
import { ask } from '../stores/screen/dialogs.ts';
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

/** ms between two looks whether something else still lies over home. */
const AGAIN = 500;

/** How often it is looked at most for pop-ups that do not open: their bytes may not be had. */
const LOOKS = 20;

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
    if (!(await homeIsFree(told)) || account() !== accountOf(mine)) return;
    tab.set(TOLD, told);
    await offer(kinds);
  } catch (error) {
    console.warn(error);
  } finally {
    asking = false;
  }
}

/** Whether pop-ups of this login are still to come: home asks for them after the login. */
const popupsToCome = (login: string): boolean =>
  homeAnnouncements.busy.peek() ||
  (tab.get(POPUPS_SHOWN) !== login && Boolean(homeAnnouncements.value.peek()?.popup.length));

/** Waits until the login's pop-ups have had their turn and nothing lies over home; false when it has been left meanwhile. */
async function homeIsFree(login: string): Promise<boolean> {
  let looks = 0;
  while (atHome() && (document.querySelector('[aria-modal]') || (looks < LOOKS && popupsToCome(login)))) {
    if (!document.querySelector('[aria-modal]')) looks += 1;
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
  return atHome();
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
