import { signal } from '@preact/signals';
import rosetta from 'rosetta';

/** Areas of the product; each has one dictionary per language. The English files type the keys. */
export interface Areas {
  common: keyof typeof import('../../../locales/en/common.json');
  home: keyof typeof import('../../../locales/en/home.json');
  lobby: keyof typeof import('../../../locales/en/lobby.json');
  games: keyof typeof import('../../../locales/en/games.json');
  lists: keyof typeof import('../../../locales/en/lists.json');
  filter: keyof typeof import('../../../locales/en/filter.json');
  read: keyof typeof import('../../../locales/en/read.json');
  lottery: keyof typeof import('../../../locales/en/lottery.json');
  login: keyof typeof import('../../../locales/en/login.json');
  register: keyof typeof import('../../../locales/en/register.json');
  forget: keyof typeof import('../../../locales/en/forget.json');
  change: keyof typeof import('../../../locales/en/change.json');
  proof: keyof typeof import('../../../locales/en/proof.json');
  captcha: keyof typeof import('../../../locales/en/captcha.json');
  human: keyof typeof import('../../../locales/en/human.json');
  strength: keyof typeof import('../../../locales/en/strength.json');
  vouching: keyof typeof import('../../../locales/en/vouching.json');
  providers: keyof typeof import('../../../locales/en/providers.json');
  trial: keyof typeof import('../../../locales/en/trial.json');
  linked: keyof typeof import('../../../locales/en/linked.json');
  session: keyof typeof import('../../../locales/en/session.json');
  deposit: keyof typeof import('../../../locales/en/deposit.json');
  depositState: keyof typeof import('../../../locales/en/depositState.json');
  payment: keyof typeof import('../../../locales/en/payment.json');
  deposits: keyof typeof import('../../../locales/en/deposits.json');
  bets: keyof typeof import('../../../locales/en/bets.json');
  pnl: keyof typeof import('../../../locales/en/pnl.json');
  lotteryOrders: keyof typeof import('../../../locales/en/lotteryOrders.json');
  bonus: keyof typeof import('../../../locales/en/bonus.json');
  orderView: keyof typeof import('../../../locales/en/orderView.json');
  betSheets: keyof typeof import('../../../locales/en/betSheets.json');
  wallet: keyof typeof import('../../../locales/en/wallet.json');
  transfer: keyof typeof import('../../../locales/en/transfer.json');
  account: keyof typeof import('../../../locales/en/account.json');
  record: keyof typeof import('../../../locales/en/record.json');
  withdraw: keyof typeof import('../../../locales/en/withdraw.json');
  payout: keyof typeof import('../../../locales/en/payout.json');
  status: keyof typeof import('../../../locales/en/status.json');
  line: keyof typeof import('../../../locales/en/line.json');
  app: keyof typeof import('../../../locales/en/app.json');
  messages: keyof typeof import('../../../locales/en/messages.json');
  inbox: keyof typeof import('../../../locales/en/inbox.json');
  messageCentre: keyof typeof import('../../../locales/en/messageCentre.json');
  service: keyof typeof import('../../../locales/en/service.json');
  liveRooms: keyof typeof import('../../../locales/en/liveRooms.json');
  liveRoom: keyof typeof import('../../../locales/en/liveRoom.json');
  apply: keyof typeof import('../../../locales/en/apply.json');
  promotions: keyof typeof import('../../../locales/en/promotions.json');
  rewardCenter: keyof typeof import('../../../locales/en/rewardCenter.json');
  signIn: keyof typeof import('../../../locales/en/signIn.json');
  vouchers: keyof typeof import('../../../locales/en/vouchers.json');
  rebate: keyof typeof import('../../../locales/en/rebate.json');
  redRain: keyof typeof import('../../../locales/en/redRain.json');
  mall: keyof typeof import('../../../locales/en/mall.json');
  mallOrder: keyof typeof import('../../../locales/en/mallOrder.json');
  invite: keyof typeof import('../../../locales/en/invite.json');
  leaderboard: keyof typeof import('../../../locales/en/leaderboard.json');
  protection: keyof typeof import('../../../locales/en/protection.json');
  protectionSheets: keyof typeof import('../../../locales/en/protectionSheets.json');
  refused: keyof typeof import('../../../locales/en/refused.json');
  team: keyof typeof import('../../../locales/en/team.json');
  teamSheets: keyof typeof import('../../../locales/en/teamSheets.json');
  teamState: keyof typeof import('../../../locales/en/teamState.json');
  agentRegister: keyof typeof import('../../../locales/en/agentRegister.json');
  offer: keyof typeof import('../../../locales/en/offer.json');
  guard: keyof typeof import('../../../locales/en/guard.json');
  teamOverview: keyof typeof import('../../../locales/en/teamOverview.json');
  agentHome: keyof typeof import('../../../locales/en/agentHome.json');
  settings: keyof typeof import('../../../locales/en/settings.json');
  member: keyof typeof import('../../../locales/en/member.json');
  kyc: keyof typeof import('../../../locales/en/kyc.json');
  vip: keyof typeof import('../../../locales/en/vip.json');
  fields: keyof typeof import('../../../locales/en/fields.json');
  edit: keyof typeof import('../../../locales/en/edit.json');
  profile: keyof typeof import('../../../locales/en/profile.json');
  teamPnl: keyof typeof import('../../../locales/en/teamPnl.json');
  teamBetting: keyof typeof import('../../../locales/en/teamBetting.json');
  reportSheets: keyof typeof import('../../../locales/en/reportSheets.json');
  agentRebate: keyof typeof import('../../../locales/en/agentRebate.json');
  teamRebate: keyof typeof import('../../../locales/en/teamRebate.json');
  security: keyof typeof import('../../../locales/en/security.json');
  contract: keyof typeof import('../../../locales/en/contract.json');
  contractLists: keyof typeof import('../../../locales/en/contractLists.json');
  proposal: keyof typeof import('../../../locales/en/proposal.json');
}
export type TextArea = keyof Areas;
export type TextKey = Areas[TextArea];

type Base<Key> = Key extends `${infer Start}_other` ? Start : never;

/** Keys that have plural forms: `<key>_one` and `<key>_other`. */
export type PluralKey = Base<TextKey>;

/** Keys that the dictionaries may lack: a maker or a class that the platform has added, a plural form that a language does not need. */
export type OpenKey = `kind_${string}` | `class_${string}` | `${PluralKey}_${Intl.LDMLPluralRule}`;

/** Values for a text's `{{places}}`. */
export type TextValues = Record<string, string | number>;

/** Portuguese is the default (SPEC section 9). */
export const DEFAULT_LANGUAGE = 'pt';

/** The BCP 47 tag of a language. Codes are tags already, but plain Portuguese means Brazil's. */
export const tagOf = (code: string): string => (code === 'pt' ? 'pt-BR' : code);

type Fetcher = (language: string, area: TextArea) => Promise<Record<string, string>>;

const dictionaries = rosetta<Record<string, string>>();
const loaded = new Map<string, Promise<void>>();
const current = signal(DEFAULT_LANGUAGE, { name: 'i18n.language' });
let fetchTexts: Fetcher | undefined;

/** The language on screen, as the code that calls and storage use. Reading it in a component follows changes. */
export const language = (): string => current.value;

/**
 * The tag for Intl of the language on screen. Figures are western everywhere, as those that people type and the platform's, and years
 * Gregorian: Thai and Persian would else count their own beside days written as SPEC section 9 has them.
 */
export const languageTag = (): string => `${tagOf(current.value)}-u-ca-gregory-nu-latn`;

/** Sets where dictionaries come from; called once at boot. */
export function configureTexts(fetcher: Fetcher): void {
  fetchTexts = fetcher;
}

/** Loads the dictionaries of these areas. A failed load can be tried again. */
export async function loadTexts(code: string, areas: readonly TextArea[]): Promise<void> {
  await Promise.all(areas.map((area) => loadArea(code, area)));
}

function loadArea(code: string, area: TextArea): Promise<void> {
  const name = `${code}/${area}`;
  const known = loaded.get(name);
  if (known) return known;
  // Set before anything is loaded.
  const loading = (fetchTexts as Fetcher)(code, area).then((table) => dictionaries.set(code, table));
  loaded.set(name, loading);
  loading.catch(() => loaded.delete(name));
  return loading;
}

/** Areas that the screen needs now: a language change loads the same ones. */
export const loadedAreas = (): TextArea[] => [
  ...new Set([...loaded.keys()].map((name) => name.split('/')[1] as TextArea)),
];

/** Shows this language. Its dictionaries are loaded, or will be before anything is drawn. */
export function showLanguage(code: string): void {
  dictionaries.locale(code);
  document.documentElement.lang = tagOf(code);
  current.value = code;
}

/** The text of a key in the language on screen; '' where it has none. Reading it in a component follows language changes. */
export function t(key: TextKey | OpenKey, values?: TextValues): string {
  return dictionaries.t(key, values, current.value) as string;
}
