import type { Call, None } from '../call.ts';
import type { MallAccount, MallExchangeForm, MallItem, MallItemQuery, MallOrder, MallPoints } from '../schemas/mall.ts';
import type { Page, TextPageQuery } from '../schemas/page.ts';

/** Points of the member. */
export const getMallAccount: Call<MallAccount> = {
  method: 'GET',
  path: '/wps/mall/account',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** What points can be exchanged for. */
export const getMallItems: Call<Page<MallItem>, MallItemQuery> = {
  method: 'GET',
  path: '/wps/mall/items',
  auth: 'optional',
  retry: 1,
  cache: 'etag',
  assumed: true,
};

/** Exchanges points for an item. */
export const exchangeMallItem: Call<MallOrder, None, MallExchangeForm> = {
  method: 'POST',
  path: '/wps/mall/exchange',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  money: true,
};

/** Orders of the mall, newest first. */
export const getMallOrders: Call<Page<MallOrder>, TextPageQuery> = {
  method: 'GET',
  path: '/wps/mall/orders',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** How points came and went, newest first. */
export const getMallPoints: Call<Page<MallPoints>, TextPageQuery> = {
  method: 'GET',
  path: '/wps/mall/points',
  auth: 'member',
  retry: 1,
  cache: 'none',
  assumed: true,
};
