import { z } from 'zod';
import * as agent from '../schemas/agent.ts';
import * as announcements from '../schemas/announcements.ts';
import * as contracts from '../schemas/contracts.ts';
import * as deposit from '../schemas/deposit.ts';
import * as favourites from '../schemas/favourites.ts';
import * as games from '../schemas/games.ts';
import * as help from '../schemas/help.ts';
import * as inbox from '../schemas/inbox.ts';
import * as kyc from '../schemas/kyc.ts';
import * as lottery from '../schemas/lottery.ts';
import * as mall from '../schemas/mall.ts';
import * as member from '../schemas/member.ts';
import * as password from '../schemas/password.ts';
import * as promotions from '../schemas/promotions.ts';
import * as protection from '../schemas/protection.ts';
import * as records from '../schemas/records.ts';
import * as registration from '../schemas/registration.ts';
import * as rewards from '../schemas/rewards.ts';
import * as security from '../schemas/security.ts';
import * as service from '../schemas/service.ts';
import * as session from '../schemas/session.ts';
import * as system from '../schemas/system.ts';
import * as teamKpi from '../schemas/teamKpi.ts';
import * as teamReports from '../schemas/teamReports.ts';
import * as verification from '../schemas/verification.ts';
import * as vip from '../schemas/vip.ts';
import * as wallet from '../schemas/wallet.ts';
import * as withdraw from '../schemas/withdraw.ts';

const FILES: readonly Record<string, unknown>[] = [
  agent,
  announcements,
  contracts,
  deposit,
  favourites,
  games,
  help,
  inbox,
  kyc,
  lottery,
  mall,
  member,
  password,
  promotions,
  protection,
  records,
  registration,
  rewards,
  security,
  service,
  session,
  system,
  teamKpi,
  teamReports,
  verification,
  vip,
  wallet,
  withdraw,
];

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The objects of the contract by the names of their types: `wallet` is `Wallet`. */
export const shapes = z.registry<{ id: string }>();

for (const file of FILES) {
  for (const [name, shape] of Object.entries(file)) {
    if (shape instanceof z.ZodObject) shapes.add(shape, { id: capital(name) });
  }
}
