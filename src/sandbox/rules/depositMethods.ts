import type { DepositMethod } from '../../contract/schemas/deposit.ts';
import { type Text, textIn } from '../seed/texts/text.ts';
import { formatMoney, type Minor } from './money.ts';
import { refuse } from './refusal.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Least, most and what is suggested, in minor units. */
interface Limits {
  readonly least: Minor;
  readonly most: Minor;
  readonly presets: readonly Minor[];
}

/** A way to pay in as the site keeps it. */
export interface SiteMethod extends Omit<DepositMethod, 'name' | 'minAmount' | 'maxAmount' | 'presets'>, Limits {
  readonly name: Text;
  /** How long a deposit waits for its payment, in ms. */
  readonly lifetime: number;
}

/** Limits that are given in hundreds of minor units. */
const limits = (least: number, most: number, presets: readonly number[]): Limits => ({
  least: least * 100,
  most: most * 100,
  presets: presets.map((preset) => preset * 100),
});

/** A method with the picture of the image service that stands for it. */
function method(
  methodId: string,
  kind: DepositMethod['kind'],
  name: string | Text,
  symbol: string,
  amounts: Limits,
  other: Partial<Pick<SiteMethod, 'gateway' | 'speed' | 'lifetime'>> = {},
): SiteMethod {
  return {
    methodId,
    kind,
    gateway: 3,
    name: typeof name === 'string' ? { pt: name, en: name } : name,
    iconUrl: `/img/symbol/${symbol}`,
    ...amounts,
    speed: 'instant',
    lifetime: 15 * MINUTE,
    ...other,
  };
}

const WALLETS = limits(20, 5000, [20, 50, 100, 200, 500, 1000]);

/** The ways to pay in that this site offers; those of gateway 1 are for its web version. */
export const DEPOSIT_METHODS: readonly SiteMethod[] = [
  method('pix', 'pix', 'Pix', 'high-voltage', limits(10, 20_000, [20, 50, 100, 200, 500, 1000])),
  method('card', 'gateway', 'PagLeve', 'credit-card', limits(20, 5000, [20, 50, 100, 300, 500, 1000])),
  method(
    'wallet',
    'gateway',
    { pt: 'Carteira Digital', en: 'Digital wallet' },
    'money-bag',
    limits(5, 3000, [5, 20, 50, 100, 200, 300]),
  ),
  method('boleto', 'gateway', 'Boleto', 'ledger', limits(30, 10_000, [50, 100, 200, 500, 1000, 2000]), {
    speed: 'days',
    lifetime: 72 * HOUR,
  }),
  method('alipay', 'alipay', 'Alipay', 'coin', WALLETS),
  method('qq', 'qq', 'QQ Wallet', 'penguin', WALLETS),
  method('wechat', 'wechat', 'WeChat Pay', 'bubbles', WALLETS),
  method(
    'transfer',
    'manual',
    { pt: 'Transferência bancária', en: 'Bank transfer' },
    'bank',
    limits(50, 50_000, [100, 200, 500, 1000, 2000, 5000]),
    { speed: 'hours', lifetime: 72 * HOUR },
  ),
  method('netbanking', 'gateway', 'Internet banking', 'bank', limits(20, 20_000, [50, 100, 500]), { gateway: 1 }),
];

/** As SQL, what still waits at a moment, its one value; the table is `d`. A reported transfer waits until the desk has decided. */
export const WAITING = "d.status = 'pending' AND (d.kind = 'manual' OR d.expires_at > ?)";

/** The methods as the contract writes them, in a language. */
export function methodsIn(language: string): DepositMethod[] {
  return DEPOSIT_METHODS.map(({ lifetime: _, name, least, most, presets, ...rest }) => ({
    ...rest,
    name: textIn(name, language),
    minAmount: formatMoney(least),
    maxAmount: formatMoney(most),
    presets: presets.map(formatMoney),
  }));
}

/** What a method is called; undefined for one that the site does not offer any more. */
export const methodName = (methodId: string): Text | undefined =>
  DEPOSIT_METHODS.find((one) => one.methodId === methodId)?.name;

/** A method by its id. Refuses `not.found` for one that the site does not offer, or not for this `kind`. */
export function methodOf(methodId: string, kind?: DepositMethod['kind']): SiteMethod {
  const chosen = DEPOSIT_METHODS.find((one) => one.methodId === methodId && (kind === undefined || one.kind === kind));
  return chosen ?? refuse('not.found', { field: 'methodId' });
}
