import { go, withdraw } from '../../routes/links.ts';
import { checkRole } from '../../stores/session/roles.ts';

/** Opens a page that moves money; who may not move money is told so (SPEC section 6). */
export function openMoney(path: string): void {
  if (checkRole(path === withdraw ? 'withdraw' : 'money')) go(path);
}
