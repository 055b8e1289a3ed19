import {
  exchangeMallItemSchema,
  getMallAccountSchema,
  getMallItemsSchema,
  getMallOrdersSchema,
  getMallPointsSchema,
} from '../../contract/payloads/mall.ts';
import { type DefinedCall, define, defineForMember, defineMoney } from '../http/define.ts';
import { exchange, itemPage, orderOf, orderPage, pointsPage } from '../rules/mall.ts';
import { checkRealMember } from '../rules/members.ts';
import { accountOf } from '../rules/points.ts';
import { checkFeature } from '../rules/switches.ts';

export const mallCalls: readonly DefinedCall[] = [
  defineForMember(getMallAccountSchema, ({ db, session }) => accountOf(db, session.memberId)),
  define(getMallItemsSchema, ({ db, query }) => itemPage(db, query)),
  defineMoney(exchangeMallItemSchema, ({ db, session, body, now }) => {
    // Play money earns points that are none.
    checkRealMember(session);
    checkFeature(db, 'mall');
    return orderOf(exchange(db, session.memberId, body, now), body.language);
  }),
  defineForMember(getMallOrdersSchema, ({ db, session, query }) => orderPage(db, session.memberId, query)),
  defineForMember(getMallPointsSchema, ({ db, session, query }) => pointsPage(db, session.memberId, query)),
];
