import { z } from 'zod';
import { gameType } from './games.ts';
import { amount, decimal, instant, rate } from './money.ts';
import { pageOf, pageQuery } from './page.ts';
import { address, count, id, secret, username } from './primitives.ts';
import { sessionType } from './session.ts';

/** What an account below can be: 0 member, 1 agent. */
export const accountType = z.literal([0, 1]);

/** A member of the team. `balance` is the main wallet's; `downlines` counts the direct ones below, `team` all of them. */
export const subordinate = z.strictObject({
  memberId: id,
  userName: z.string(),
  type: sessionType,
  balance: decimal,
  downlines: count,
  team: count,
  /** Steps below the agent who asks: 1 is directly below. */
  level: z.int().min(1),
  /** Who stands directly above. */
  uplineName: z.string(),
  registeredAt: instant,
  lastLoginAt: instant.exactOptional(),
  online: z.boolean(),
});
export interface Subordinate extends z.infer<typeof subordinate> {}

/**
 * Query of the team: the direct downlines of `parentId` (else of the agent), or a search over the whole team; newest first where nothing
 * is said.
 */
export const subordinateQuery = z.strictObject({
  ...pageQuery.shape,
  parentId: id.exactOptional(),
  userName: username.exactOptional(),
  role: z.enum(['agent', 'player']).exactOptional(),
  sort: z.enum(['newest', 'name', 'balance', 'lastLogin', 'downlines']).exactOptional(),
});
export interface SubordinateQuery extends z.infer<typeof subordinateQuery> {}

/** A page of the team, and what stands around it. `agents` and `players` count the selection before it is narrowed to either. */
export const subordinateList = pageOf(subordinate).extend({
  footer: z.strictObject({
    count,
    agents: count,
    players: count,
    /** From below the agent who asks down to the member whose downlines these are; empty at the top and in a search. */
    path: z.array(z.strictObject({ memberId: id, userName: z.string() })),
  }),
});
export interface SubordinateList extends z.infer<typeof subordinateList> {}

/** Whose rebate rates are asked for; the agent's own where no member is named. */
export const rebateRateQuery = z.strictObject({ memberId: id.exactOptional() });
export interface RebateRateQuery extends z.infer<typeof rebateRateQuery> {}

/** The rate of one game type, in percent. */
export const rebateRateForm = z.strictObject({ gameType, rate });
export interface RebateRateForm extends z.infer<typeof rebateRateForm> {}

const rates = z.array(rebateRateForm).max(gameType.options.length);

/**
 * Rebate rate in percent for one game type; `max` is the upline's own, `min` the highest among those below. With the agent's own rates
 * `minAll` is the highest that a direct downline has given on: the least that all direct ones can be set to at once.
 */
export const rebateRate = z.strictObject({
  ...rebateRateForm.shape,
  min: rate,
  max: rate,
  minAll: rate.exactOptional(),
});
export interface RebateRate extends z.infer<typeof rebateRate> {}

/** Rates of a member directly below. */
export const memberRatesForm = z.strictObject({ memberId: id, rates: rates.min(1) });
export interface MemberRatesForm extends z.infer<typeof memberRatesForm> {}

/** Rates of all members directly below. */
export const allRatesForm = z.strictObject({ rates: rates.min(1) });
export interface AllRatesForm extends z.infer<typeof allRatesForm> {}

/** How many members have other rates now. */
export const ratesGiven = z.strictObject({ members: count });
export interface RatesGiven extends z.infer<typeof ratesGiven> {}

/** Opens an account below the agent: 0 member, 1 agent. */
export const openAccountForm = z.strictObject({ userName: username, password: secret, type: accountType, rates });
export interface OpenAccountForm extends z.infer<typeof openAccountForm> {}

/** Transfer to one member of the team. */
export const downlineTransfer = z.strictObject({ memberId: id, amount });
export interface DownlineTransfer extends z.infer<typeof downlineTransfer> {}

/** A transfer, confirmed by the payment password. */
export const downlineTransferForm = z.strictObject({ ...downlineTransfer.shape, paymentPassword: secret });
export interface DownlineTransferForm extends z.infer<typeof downlineTransferForm> {}

/** Several transfers, confirmed by the payment password. */
export const downlineTransfersForm = z.strictObject({
  transfers: z.array(downlineTransfer).min(1).max(100),
  paymentPassword: secret,
});
export interface DownlineTransfersForm extends z.infer<typeof downlineTransfersForm> {}

/** The movement that a transfer made. */
export const downlineTransferred = z.strictObject({ transactionId: id });
export interface DownlineTransferred extends z.infer<typeof downlineTransferred> {}

/** The movements that several transfers made. */
export const downlinesTransferred = z.strictObject({ transactionIds: z.array(id) });
export interface DownlinesTransferred extends z.infer<typeof downlinesTransferred> {}

/**
 * A link that registers below the agent with given rates, or with the agent's own where those are lower by now; `link` is an address of
 * the site.
 */
export const agentLink = z.strictObject({
  linkId: id,
  code: z.string(),
  link: address,
  type: accountType,
  rates,
  registered: count,
  createdAt: instant,
});
export interface AgentLink extends z.infer<typeof agentLink> {}

/** What a new link promises. */
export const agentLinkForm = z.strictObject({ type: accountType, rates });
export interface AgentLinkForm extends z.infer<typeof agentLinkForm> {}

/** The link that ends. */
export const agentLinkKey = z.strictObject({ linkId: id });
export interface AgentLinkKey extends z.infer<typeof agentLinkKey> {}
