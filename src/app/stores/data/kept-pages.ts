import { type KeptAnswer, keptAnswers } from '../../device/kept-answers.ts';
import { filesHere } from '../../device/service-worker.ts';
import { language, type TextKey } from '../../i18n/texts.ts';
import { account } from '../session/session.ts';

/** What has to be on the phone so that a page can be read without a line. */
export interface Readable {
  readonly address: string;
  /** The question whose answer it shows, with what narrows it. */
  readonly question: string;
  /** The answer is a member's own, or differs by member. */
  readonly own?: boolean;
  /** Its name, where it is not the title of its route: the site's own texts are all on one. */
  readonly title?: TextKey | undefined;
}

const readable = (address: string, question: string, title?: TextKey): Readable => ({ address, question, title });

const own = (address: string, question: string): Readable => ({ address, question, own: true });

/** Pages that are worth reading without a line, in the order of the list. */
export const READABLE: readonly Readable[] = [
  readable('/m/home', '/lgw/games/hot'),
  own('/m/webEmail', '/wps/inbox'),
  own('/m/notice', '/wps/announcements?types=B,PL,PU'),
  own('/m/activity', '/wps/announcements?types=PR,H'),
  own('/m/gameRecord', '/wps/report/bets'),
  own('/m/lotteryRecord', '/wps/report/lotteryOrders'),
  own('/m/profitAndLoss', '/wps/report/memberPnl'),
  own('/m/bonusDetails', '/wps/promotions/bonuses'),
  readable('/m/slot-games', '/lgw/games/list?gameType=RNG'),
  readable('/m/live-games', '/lgw/games/list?gameType=LIVE'),
  readable('/m/fishing-games', '/lgw/games/list?gameType=FISH'),
  readable('/m/poker-games', '/lgw/games/list?gameType=PVP'),
  readable('/m/sport-games', '/lgw/games/list?gameType=SPORTS'),
  readable('/m/lottery', '/lgw/lottery/list'),
  readable('/m/help', '/wps/help'),
  readable('/m/help?page=about', '/wps/help/page?page=about', 'title_about'),
  readable('/m/help?page=terms', '/wps/help/page?page=terms', 'title_terms'),
  readable('/m/help?page=privacy', '/wps/help/page?page=privacy', 'title_privacy'),
];

/** What a route needs of the phone: addresses of its page's script and of its dictionaries. */
export interface NeededFiles {
  readonly files: readonly string[];
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

/** The newest of a page's answers are enough, in any number of ranges of days. */
const PER_PAGE = 2;

/** What is on the phone, for a visitor: `owner` is the member's name, empty for a guest. */
export interface OnPhone {
  readonly owner: string;
  readonly answers: readonly KeptAnswer[];
  /** Paths of the hashed files that can be had without a line. */
  readonly files: readonly string[];
}

type RouteOf = (path: string) => Promise<NeededFiles | undefined>;

/** What can be read now by whoever is here; `routeOf` knows what a path needs. Whoever has an answer may open its page. */
export async function keptPages(routeOf: RouteOf): Promise<KeptPage[]> {
  const owner = account() || '';
  const [answers, files] = await Promise.all([keptAnswers(owner), filesHere()]);
  return readablePages({ owner, answers, files }, routeOf);
}

/** The pages whose files and answers are both there, for this visitor in the language on screen. */
export async function readablePages({ owner, answers, files }: OnPhone, routeOf: RouteOf): Promise<KeptPage[]> {
  const newest = [...answers].sort((a, b) => b.at - a.at).map(asked);
  const pages: KeptPage[] = [];
  for (const { address, question, own, title } of READABLE) {
    const route = await routeOf(address.replace(/\?.*/, ''));
    if (!route?.files.every((file) => files.some((here) => file.endsWith(here)))) continue;
    const mine = newest.filter((one) => one.question === question && one.owner === (own ? owner : ''));
    const kept = mine.map(({ at, from, to }) => ({
      address: from ? `${address}?from=${from}&to=${to}` : address,
      title: title ?? route.title,
      days: [...new Set([from, to])].join(' – '),
      at,
    }));
    pages.push(...kept.slice(0, kept[0]?.days ? PER_PAGE : 1));
  }
  return pages;
}

/** A question without what every list has, or what is the same on this phone whatever is asked: whatever else was asked narrows the list. */
function asked({ name, owner, at }: KeptAnswer) {
  const common = new RegExp(
    `^(?:pageNo=1$|lang.*=${language()}$|pageSize|merchant|device|platform|isPlatform|groupName|startDate|endDate)`,
  );
  const [path, query] = JSON.parse(name) as [string, Record<string, string> | null];
  const fields = Object.entries(query ?? {}).map((field) => field.join('='));
  const question = [path, ...fields.filter((field) => !common.test(field))].join('?');
  return { question, owner, at, from: query?.startDate, to: query?.endDate };
}
