import { type KeptAnswer, keptAnswers } from '../../device/kept-answers.ts';
import { filesHere } from '../../device/service-worker.ts';
import { language, type TextArea, type TextKey } from '../../i18n/texts.ts';
import { account } from '../session/session.ts';

/** What has to be on the phone so that a page can be read without a line. */
export interface Readable {
  readonly path: string;
  /** Its name, where it is not the title of its route: the site's own texts are all on one. */
  readonly title?: TextKey;
  /** The call whose answer it shows. */
  readonly call: string;
  /** What its question says beside the language, as it travels. */
  readonly asks?: Readonly<Record<string, string>>;
  /** The answer is a member's own, or differs by member. */
  readonly own?: true;
  /** It shows the days that its address says. */
  readonly dated?: true;
}

const GAMES = '/lgw/games/list';
const ANNOUNCEMENTS = '/wps/announcements';
const SITE_TEXT = '/wps/help/page';

/** Pages that are worth reading without a line, in the order of the list. */
export const READABLE: readonly Readable[] = [
  { path: '/m/home', call: '/lgw/games/hot' },
  { path: '/m/webEmail', call: '/wps/inbox', asks: { pageNo: '1' }, own: true },
  { path: '/m/notice', call: ANNOUNCEMENTS, asks: { types: 'B,PL,PU' }, own: true },
  { path: '/m/activity', call: ANNOUNCEMENTS, asks: { types: 'PR,H' }, own: true },
  { path: '/m/gameRecord', call: '/wps/report/bets', own: true, dated: true },
  { path: '/m/lotteryRecord', call: '/wps/report/lotteryOrders', own: true, dated: true },
  { path: '/m/profitAndLoss', call: '/wps/report/memberPnl', own: true, dated: true },
  { path: '/m/bonusDetails', call: '/wps/promotions/bonuses', own: true },
  { path: '/m/slot-games', call: GAMES, asks: { gameType: 'RNG' } },
  { path: '/m/live-games', call: GAMES, asks: { gameType: 'LIVE' } },
  { path: '/m/fishing-games', call: GAMES, asks: { gameType: 'FISH' } },
  { path: '/m/poker-games', call: GAMES, asks: { gameType: 'PVP' } },
  { path: '/m/sport-games', call: GAMES, asks: { gameType: 'SPORTS' } },
  { path: '/m/lottery', call: '/lgw/lottery/list' },
  { path: '/m/help', call: '/wps/help' },
  { path: '/m/help?page=about', title: 'title_about', call: SITE_TEXT, asks: { page: 'about' } },
  { path: '/m/help?page=terms', title: 'title_terms', call: SITE_TEXT, asks: { page: 'terms' } },
  { path: '/m/help?page=privacy', title: 'title_privacy', call: SITE_TEXT, asks: { page: 'privacy' } },
];

/** What a route needs of the phone: the path of its page's script, and its dictionaries. */
export interface NeededFiles {
  readonly script: string;
  readonly texts: readonly TextArea[];
  readonly title: TextKey;
}

/** A page that can be read now. */
export interface KeptPage {
  readonly address: string;
  readonly title: TextKey;
  /** The days that it shows, if it shows some. */
  readonly days: string;
  /** When what it shows had come, in ms. */
  readonly at: number;
}

/** Fields of a question that every list has, or that are the same on this phone whatever is asked. */
const COMMON =
  /^(?:page(?:No|Size)|merchant(?:Code)?|platform|device|isPlatform|groupName|lang(?:uage)?|startDate|endDate)$/;

/** The newest of a page's answers are enough, in any number of ranges of days. */
const PER_PAGE = 2;

/** What is on the phone, for a visitor: `owner` is the member's name, empty for a guest. */
export interface OnPhone {
  readonly owner: string;
  readonly answers: readonly KeptAnswer[];
  /** Paths of the hashed files that can be had without a line. */
  readonly files: readonly string[];
}

type RouteOf = (path: string) => NeededFiles | undefined;

/** What can be read now by whoever is here; `routeOf` knows what a path needs, and whether it may be opened. */
export async function keptPages(routeOf: (path: string) => Promise<NeededFiles | undefined>): Promise<KeptPage[]> {
  const owner = account() || '';
  const route = async ({ path }: Readable) => [placeOf(path), await routeOf(placeOf(path))] as const;
  const asked = Promise.all(READABLE.map(route));
  const [answers, files, routes] = await Promise.all([keptAnswers(owner), filesHere(), asked]);
  const known = new Map(routes);
  return readablePages({ owner, answers, files }, (path) => known.get(path));
}

const placeOf = (address: string): string => address.replace(/\?.*/, '');

/** The pages whose files and answers are both there, for this visitor in the language on screen. */
export function readablePages({ owner, answers, files }: OnPhone, routeOf: RouteOf): KeptPage[] {
  const newest = [...answers].sort((a, b) => b.at - a.at);
  const pages: KeptPage[] = [];
  for (const readable of READABLE) {
    const route = routeOf(placeOf(readable.path));
    if (!route || !isHere(route, files)) continue;
    const all = newest.map((answer) => pageOf(readable, route, answer, owner));
    const kept = all.filter((page): page is KeptPage => page !== undefined);
    pages.push(...kept.slice(0, readable.dated ? PER_PAGE : 1));
  }
  return pages;
}

function isHere({ script, texts }: NeededFiles, here: readonly string[]): boolean {
  const words = texts.map((area) => new RegExp(`^/l/${language()}\\.[^/]+/${area}\\.json$`));
  const has = (fits: (file: string) => boolean): boolean => here.some(fits);
  return here.includes(script) && words.every((word) => has((file) => word.test(file)));
}

function pageOf(
  { path, title, call, asks = {}, own, dated }: Readable,
  route: NeededFiles,
  { name, owner, at }: KeptAnswer,
  me: string,
): KeptPage | undefined {
  const [asked, query] = JSON.parse(name) as [string, Record<string, unknown> | null];
  const fields = query ?? {};
  const spoken = fields.language ?? fields.lang ?? language();
  if (asked !== call || owner !== (own ? me : '') || spoken !== language()) return undefined;
  if (fields.pageNo !== undefined && fields.pageNo !== 1) return undefined;
  // Whatever else was asked narrows the list, and the page asks for the whole one.
  const fits = Object.keys(fields).every((field) => COMMON.test(field) || field in asks);
  const answers = Object.keys(asks).every((field) => String(fields[field]) === asks[field]);
  if (!fits || !answers) return undefined;
  const { startDate: from, endDate: to } = fields;
  return {
    address: dated ? `${path}?from=${from}&to=${to}` : path,
    title: title ?? route.title,
    days: dated ? [...new Set([from, to])].join(' – ') : '',
    at,
  };
}
