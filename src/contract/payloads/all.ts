import * as agent from './agent.ts';
import * as announcements from './announcements.ts';
import * as betRecords from './betRecords.ts';
import * as contractRequests from './contractRequests.ts';
import * as contracts from './contracts.ts';
import * as deposit from './deposit.ts';
import * as depositRecords from './depositRecords.ts';
import * as favourites from './favourites.ts';
import * as games from './games.ts';
import * as help from './help.ts';
import * as inbox from './inbox.ts';
import * as kyc from './kyc.ts';
import * as linked from './linked.ts';
import * as lottery from './lottery.ts';
import * as lotteryRecords from './lotteryRecords.ts';
import * as mall from './mall.ts';
import * as member from './member.ts';
import * as ownerCodes from './ownerCodes.ts';
import * as password from './password.ts';
import * as promotions from './promotions.ts';
import * as protection from './protection.ts';
import * as records from './records.ts';
import * as registration from './registration.ts';
import * as rewardSummary from './rewardSummary.ts';
import * as rewards from './rewards.ts';
import type { AnySchema } from './schema.ts';
import * as security from './security.ts';
import * as service from './service.ts';
import * as session from './session.ts';
import * as sessionLife from './sessionLife.ts';
import * as system from './system.ts';
import * as teamCounters from './teamCounters.ts';
import * as teamKpi from './teamKpi.ts';
import * as teamReports from './teamReports.ts';
import * as unread from './unread.ts';
import * as verification from './verification.ts';
import * as vip from './vip.ts';
import * as wallet from './wallet.ts';
import * as withdraw from './withdraw.ts';

/** The domains in the order in which a visitor meets them; each has the name of its contract file. */
const DOMAINS: Record<string, Record<string, AnySchema>> = {
  system,
  session,
  sessionLife,
  registration,
  verification,
  password,
  member,
  security,
  ownerCodes,
  linked,
  kyc,
  protection,
  games,
  favourites,
  lottery,
  announcements,
  promotions,
  rewards,
  rewardSummary,
  mall,
  vip,
  wallet,
  deposit,
  depositRecords,
  withdraw,
  betRecords,
  lotteryRecords,
  records,
  unread,
  inbox,
  service,
  help,
  agent,
  teamCounters,
  teamKpi,
  teamReports,
  contractRequests,
  contracts,
};

/** A schema with the names of its call and of its domain. */
export interface NamedSchema {
  readonly name: string;
  readonly domain: string;
  readonly schema: AnySchema;
}

/** Every schema of the contract: what the OpenAPI document and the checks are made of. `getWalletSchema` is the call `getWallet`. */
export const allSchemas: readonly NamedSchema[] = Object.entries(DOMAINS).flatMap(([domain, schemas]) =>
  Object.entries(schemas).map(([name, schema]) => ({ name: name.replace(/Schema$/, ''), domain, schema })),
);
