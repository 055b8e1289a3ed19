import { exchangeMallItem, getMallAccount, getMallItems, getMallOrders, getMallPoints } from '../calls/mall.ts';
import { mallAccount, mallExchangeForm, mallItem, mallItemQuery, mallOrder, mallPoints } from '../schemas/mall.ts';
import { pageOf, textPageQuery } from '../schemas/page.ts';
import { schemaOf } from './schema.ts';

export const getMallAccountSchema = schemaOf(getMallAccount)({ value: mallAccount });

export const getMallItemsSchema = schemaOf(getMallItems)({ query: mallItemQuery, value: pageOf(mallItem) });

export const exchangeMallItemSchema = schemaOf(exchangeMallItem)({ body: mallExchangeForm, value: mallOrder });

export const getMallOrdersSchema = schemaOf(getMallOrders)({ query: textPageQuery, value: pageOf(mallOrder) });

export const getMallPointsSchema = schemaOf(getMallPoints)({ query: textPageQuery, value: pageOf(mallPoints) });
