import { navigate } from 'wouter/use-browser-location';
import { onPageEntry } from '../lib/page-entry.ts';
import { sitePath } from '../lib/site-path.ts';
import { HOME, isHome, matchRoute } from './match.ts';

/** Login, and back to `next` afterwards; `next` is refused unless it is a path of this site. */
export function login(next?: string): string {
  const path = sitePath(next);
  return path ? `/m/login?next=${encodeURIComponent(path)}` : '/m/login';
}

/** The path of an address, without the slashes that platforms put at its end. */
const pathOf = (address: string): string => address.split(/(?!^)\/*([?#]|$)/)[0] as string;

/**
 * What the page of an address cannot do without: see `needs` of its row. The site's own texts stand at the path of the help centre, and
 * no site hides them.
 */
export function needsOf(address: string): string | undefined {
  const needs = matchRoute(pathOf(address))?.needs;
  return needs === 'HELP' && address.includes('page=') ? undefined : needs;
}

/** Who alone may open the page of an address: see `guard` of its row. */
export const guardOf = (address: string) => matchRoute(pathOf(address))?.guard;

/** Pages for guests: whoever has just logged in is not led to them. */
const FORMS = /^\/m\/(login|register|forget)$/;

/** Where the login page leads after a success: the `next` of its query if it is a page for members too, else home. */
export function afterLogin(search: string): string {
  const next = sitePath(new URLSearchParams(search).get('next'));
  const row = next && matchRoute(pathOf(next));
  return row && !FORMS.test(row.path) ? next : HOME;
}

/** True for two addresses of the same page: home has many. */
export const samePage = (a: string, b: string): boolean => a === b || (isHome(pathOf(a)) && isHome(pathOf(b)));

/** Registration, keeping where to go afterwards. */
export const register = (search = ''): string => `/m/register${search}`;

/** The generic list of a game type (SPEC 2.8). */
export const gameList = (gameType: string): string => `/m/gameList?gameType=${encodeURIComponent(gameType)}`;

/** Promotions, opened at one of them (SPEC 2.10). */
export const activity = (id?: string): string => (id ? `/m/activity?id=${encodeURIComponent(id)}` : '/m/activity');

/** The notices, opened at one of them (SPEC 2.9). */
export const notice = (index?: number): string => (index === undefined ? '/m/notice' : `/m/notice?i=${index}`);

/** One notice on a page of its own. */
export const noticeDetail = (id: string): string => `/m/noticeDetail?id=${encodeURIComponent(id)}`;

/** One promotion on a page of its own. */
export const activityDetail = (id: string): string => `/m/activityDetail?id=${encodeURIComponent(id)}`;

/** The help centre, opened at one entry (SPEC 2.1). */
export const help = (index: number): string => `/m/help?i=${index}`;

export const home = '/m/home';

/** Home at one of its categories (SPEC 2.7). */
export const homeAt = (category: string): string => `${home}?category=${category}`;
export const deposit = '/m/voucherCenter';
export const withdraw = '/m/withdraw';

/** Where the payment password is set. */
export const paymentPassword = '/m/paymentPassword';
export const gameRecord = '/m/gameRecord';
export const inviteFriends = '/m/inviteFriends';
export const rewardCenter = '/m/rewardCenter';
export const message = '/m/message';
export const memberHome = '/m/member/home';
export const slots = '/m/slot-games';
export const search = '/m/search';

/** The search over all games, with what it has found (SPEC 2.8). */
export const searchFor = (text: string): string => `${search}?q=${encodeURIComponent(text)}`;
export const settings = '/m/set';
export const changePassword = '/m/changePsw';
export const kycPath = '/m/kyc';
export const vipPath = '/m/vip';
export const mall = '/m/mall/mallHome';

/** A first password of one's own right after the login, keeping where to go afterwards (SPEC 2.6). */
export const firstPassword = (search: string): string => changePassword + search;

/** Kept in history.state: how many steps inside the site lie behind this entry, and the entry's name for scroll places. */
interface Step {
  depth: number;
  key: string;
}

let keys = 0;

const step = (): Partial<Step> => (history.state as Step | null) || {};

/** The name of the history entry on screen. */
export const entryKey = (): string => step().key || '';

/** Names the entry that the browser opened by itself: a typed address, a link from elsewhere, a game that leads back to `key`. */
export function nameEntry(key?: string): void {
  if (!history.state) history.replaceState(newStep(0, key), '');
}

function newStep(depth: number, key = Date.now().toString(36) + ++keys): Step {
  return { depth, key };
}

/** Goes to a path of this site, without the slashes that platforms put at its end: a page has one address. */
export function go(address: string, { replace = false } = {}): void {
  const path = address.replace(/^([^?#]+?)\/+(?![^?#])/, '$1');
  onPageEntry((over) => {
    const depth = step().depth || 0;
    const here = location.pathname + location.search;
    if (path !== here) navigate(path, { replace: replace || over, state: newStep(replace ? depth : depth + 1) });
  }, replace);
}

/** One step back; home where the step would leave the site, or where the route says so (SPEC 2.2). */
export function goBack(): void {
  const row = matchRoute(location.pathname);
  const inside = Boolean(step().depth);
  if (row?.back === 'step' && inside) onPageEntry(() => history.back());
  else go(HOME, { replace: !inside });
}
