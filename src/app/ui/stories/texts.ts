import english from '../../../../locales/en.json';
import portuguese from '../../../../locales/pt.json';

/** Texts of the dictionaries that stories show, by key: Portuguese, the house's first language. */
export const pt = {
  ...portuguese.bets,
  ...portuguese.captcha,
  ...portuguese.common,
  ...portuguese.deposit,
  ...portuguese.fields,
  ...portuguese.filter,
  ...portuguese.forget,
  ...portuguese.games,
  ...portuguese.home,
  ...portuguese.inbox,
  ...portuguese.invite,
  ...portuguese.kyc,
  ...portuguese.lists,
  ...portuguese.lobby,
  ...portuguese.login,
  ...portuguese.lottery,
  ...portuguese.member,
  ...portuguese.messages,
  ...portuguese.payment,
  ...portuguese.pnl,
  ...portuguese.profile,
  ...portuguese.promotions,
  ...portuguese.protection,
  ...portuguese.record,
  ...portuguese.register,
  ...portuguese.rewardCenter,
  ...portuguese.status,
  ...portuguese.vip,
  ...portuguese.wallet,
  ...portuguese.withdraw,
};

/** The same in English, of fewer areas. */
export const en = {
  ...english.common,
  ...english.games,
  ...english.home,
  ...english.lobby,
  ...english.bets,
  ...english.login,
  ...english.promotions,
  ...english.record,
  ...english.register,
  ...english.status,
  ...english.wallet,
};
