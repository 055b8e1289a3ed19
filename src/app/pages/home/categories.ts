import { groupVendors } from '../../lib/vendor-groups.ts';
import { vendorStructure } from '../../stores/lobby.ts';
import {
  broadcastFill,
  cherriesFill,
  controllerFill,
  crownFill,
  fireFill,
  fishFill,
  soccerFill,
  spadeFill,
  sparkleFill,
  ticketFill,
  trophyFill,
} from '../../ui/icon/lobby.ts';
import { friends, giftFill, houseFill } from '../../ui/icon/shell.ts';
import type { HomeKit } from './kit.ts';

/** Categories that home knows, with their icons; others of the vendor structure are left out. */
export const ICONS: Partial<Record<string, string>> = {
  HOME: houseFill,
  HOT: fireFill,
  NEW: sparkleFill,
  PGE: crownFill,
  RNG: cherriesFill,
  LIVE: broadcastFill,
  FISH: fishFill,
  SPORTS: soccerFill,
  ESPORTS: controllerFill,
  PVP: spadeFill,
  LOTT: ticketFill,
  ELOTT: ticketFill,
  COCKFIGHT: trophyFill,
  PROMO: giftFill,
  INVITE: friends,
};

/** The vendor structure as home shows it; empty while it is not known. Reading it in a component follows the answer. */
export const knownGroups: HomeKit['groups'] = () =>
  groupVendors(vendorStructure.value.value?.sorting ?? []).filter(
    ({ gameCategory }) => ICONS[gameCategory] && gameCategory !== 'HOT' && gameCategory !== 'HOME',
  );
