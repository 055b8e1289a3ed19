import betsEn from '../../../../locales/en/bets.json';
import commonEn from '../../../../locales/en/common.json';
import gamesEn from '../../../../locales/en/games.json';
import homeEn from '../../../../locales/en/home.json';
import lobbyEn from '../../../../locales/en/lobby.json';
import loginEn from '../../../../locales/en/login.json';
import promotionsEn from '../../../../locales/en/promotions.json';
import recordEn from '../../../../locales/en/record.json';
import registerEn from '../../../../locales/en/register.json';
import statusEn from '../../../../locales/en/status.json';
import walletEn from '../../../../locales/en/wallet.json';
import bets from '../../../../locales/pt/bets.json';
import captcha from '../../../../locales/pt/captcha.json';
import common from '../../../../locales/pt/common.json';
import deposit from '../../../../locales/pt/deposit.json';
import fields from '../../../../locales/pt/fields.json';
import filter from '../../../../locales/pt/filter.json';
import forget from '../../../../locales/pt/forget.json';
import games from '../../../../locales/pt/games.json';
import home from '../../../../locales/pt/home.json';
import inbox from '../../../../locales/pt/inbox.json';
import invite from '../../../../locales/pt/invite.json';
import kyc from '../../../../locales/pt/kyc.json';
import lists from '../../../../locales/pt/lists.json';
import lobby from '../../../../locales/pt/lobby.json';
import login from '../../../../locales/pt/login.json';
import lottery from '../../../../locales/pt/lottery.json';
import member from '../../../../locales/pt/member.json';
import messages from '../../../../locales/pt/messages.json';
import payment from '../../../../locales/pt/payment.json';
import pnl from '../../../../locales/pt/pnl.json';
import profile from '../../../../locales/pt/profile.json';
import promotions from '../../../../locales/pt/promotions.json';
import protection from '../../../../locales/pt/protection.json';
import record from '../../../../locales/pt/record.json';
import register from '../../../../locales/pt/register.json';
import rewardCenter from '../../../../locales/pt/rewardCenter.json';
import status from '../../../../locales/pt/status.json';
import vip from '../../../../locales/pt/vip.json';
import wallet from '../../../../locales/pt/wallet.json';
import withdraw from '../../../../locales/pt/withdraw.json';

/** Texts of the dictionaries that stories show, by key: Portuguese, the house's first language. */
export const pt = {
  ...bets,
  ...captcha,
  ...common,
  ...deposit,
  ...fields,
  ...filter,
  ...forget,
  ...games,
  ...home,
  ...inbox,
  ...invite,
  ...kyc,
  ...lists,
  ...lobby,
  ...login,
  ...lottery,
  ...member,
  ...messages,
  ...payment,
  ...pnl,
  ...profile,
  ...promotions,
  ...protection,
  ...record,
  ...register,
  ...rewardCenter,
  ...status,
  ...vip,
  ...wallet,
  ...withdraw,
};

/** The same in English, of fewer areas. */
export const en = {
  ...commonEn,
  ...gamesEn,
  ...homeEn,
  ...lobbyEn,
  ...betsEn,
  ...loginEn,
  ...promotionsEn,
  ...recordEn,
  ...registerEn,
  ...statusEn,
  ...walletEn,
};
