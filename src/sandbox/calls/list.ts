import type { DefinedCall } from '../http/define.ts';
import { announcementsCalls } from './announcements.ts';
import { contractsCalls } from './contracts.ts';
import { depositCalls } from './deposit.ts';
import { favouritesCalls } from './favourites.ts';
import { gamesCalls } from './games.ts';
import { helpCalls } from './help.ts';
import { inboxCalls } from './inbox.ts';
import { kycCalls } from './kyc.ts';
import { linkedCalls } from './linked.ts';
import { lotteryCalls } from './lottery.ts';
import { mallCalls } from './mall.ts';
import { memberCalls } from './member.ts';
import { ownerCodesCalls } from './ownerCodes.ts';
import { passwordCalls } from './password.ts';
import { promotionsCalls } from './promotions.ts';
import { protectionCalls } from './protection.ts';
import { recordsCalls } from './records.ts';
import { redRainCalls } from './redRain.ts';
import { referralsCalls } from './referrals.ts';
import { registrationCalls } from './registration.ts';
import { rewardsCalls } from './rewards.ts';
import { securityCalls } from './security.ts';
import { serviceCalls } from './service.ts';
import { sessionCalls } from './session.ts';
import { systemCalls } from './system.ts';
import { teamCalls } from './team.ts';
import { teamKpiCalls } from './teamKpi.ts';
import { teamReportsCalls } from './teamReports.ts';
import { tournamentsCalls } from './tournaments.ts';
import { verificationCalls } from './verification.ts';
import { vipCalls } from './vip.ts';
import { walletCalls } from './wallet.ts';
import { withdrawCalls } from './withdraw.ts';

/** Every call that the sandbox serves, a list per domain. */
export const servedCalls: readonly DefinedCall[] = [
  ...systemCalls,
  ...sessionCalls,
  ...registrationCalls,
  ...verificationCalls,
  ...passwordCalls,
  ...memberCalls,
  ...securityCalls,
  ...ownerCodesCalls,
  ...linkedCalls,
  ...kycCalls,
  ...gamesCalls,
  ...favouritesCalls,
  ...lotteryCalls,
  ...announcementsCalls,
  ...walletCalls,
  ...depositCalls,
  ...withdrawCalls,
  ...recordsCalls,
  ...inboxCalls,
  ...serviceCalls,
  ...helpCalls,
  ...promotionsCalls,
  ...rewardsCalls,
  ...redRainCalls,
  ...mallCalls,
  ...referralsCalls,
  ...tournamentsCalls,
  ...vipCalls,
  ...teamKpiCalls,
  ...teamReportsCalls,
  ...contractsCalls,
  ...teamCalls,
  ...protectionCalls,
];
