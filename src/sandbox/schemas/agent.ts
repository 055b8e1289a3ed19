import { z } from 'zod';
import {
  createAgentLink,
  deleteAgentLink,
  getAgentLinks,
  getDownlineRebates,
  getSubordinates,
  openAccount,
  transferDownline,
  transferMultipleDownlines,
  updateAllDownlineRebates,
  updateDownlineRebates,
} from '../../contract/calls/agent.ts';
import { gameType } from './games.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { sessionType } from './session.ts';
import { shapes } from './shapes.ts';

const accountType = z.literal([0, 1]);
const rates = z.array(z.strictObject({ gameType, rate: part.rate })).max(gameType.options.length);
const transfer = z.strictObject({ memberId: part.id, amount: part.amount });
const search = { parentId: part.id.exactOptional(), userName: part.username.exactOptional() };

const subordinate = z
  .strictObject({
    memberId: part.id,
    userName: z.string(),
    type: sessionType,
    balance: part.decimal,
    downlines: part.count,
    team: part.count,
    level: z.int().min(1),
    uplineName: z.string(),
    registeredAt: part.instant,
    lastLoginAt: part.instant.exactOptional(),
    online: z.boolean(),
  })
  .register(shapes, { id: 'Subordinate' });

const link = z
  .strictObject({
    linkId: part.id,
    code: z.string(),
    link: part.address,
    type: accountType,
    rates,
    registered: part.count,
    createdAt: part.instant,
  })
  .register(shapes, { id: 'AgentLink' });

export const getSubordinatesSchema = schemaOf(getSubordinates)({
  query: z.strictObject({
    ...part.pageQuery,
    ...search,
    role: z.enum(['agent', 'player']).exactOptional(),
    sort: z.enum(['newest', 'name', 'balance', 'lastLogin', 'downlines']).exactOptional(),
  }),
  value: part.pageOf(subordinate).extend({
    footer: z.strictObject({
      count: part.count,
      agents: part.count,
      players: part.count,
      path: z.array(z.strictObject({ memberId: part.id, userName: z.string() })),
    }),
  }),
});

export const openAccountSchema = schemaOf(openAccount)({
  body: z.strictObject({ userName: part.username, password: part.secret, type: accountType, rates }),
  value: subordinate,
});

export const getDownlineRebatesSchema = schemaOf(getDownlineRebates)({
  query: z.strictObject({ memberId: part.id.exactOptional() }),
  value: z.array(
    z.strictObject({ gameType, rate: part.rate, min: part.rate, max: part.rate, minAll: part.rate.exactOptional() }),
  ),
});

export const updateDownlineRebatesSchema = schemaOf(updateDownlineRebates)({
  body: z.strictObject({ memberId: part.id, rates: rates.min(1) }),
  value: part.nothing,
});

export const updateAllDownlineRebatesSchema = schemaOf(updateAllDownlineRebates)({
  body: z.strictObject({ rates: rates.min(1) }),
  value: z.strictObject({ members: part.count }),
});

export const transferDownlineSchema = schemaOf(transferDownline)({
  body: transfer.extend({ paymentPassword: part.secret }),
  value: z.strictObject({ transactionId: part.id }),
});

export const transferMultipleDownlinesSchema = schemaOf(transferMultipleDownlines)({
  body: z.strictObject({ transfers: z.array(transfer).min(1).max(100), paymentPassword: part.secret }),
  value: z.strictObject({ transactionIds: z.array(part.id) }),
});

export const getAgentLinksSchema = schemaOf(getAgentLinks)({ value: z.array(link) });

export const createAgentLinkSchema = schemaOf(createAgentLink)({
  body: z.strictObject({ type: accountType, rates }),
  value: link,
});

export const deleteAgentLinkSchema = schemaOf(deleteAgentLink)({
  body: z.strictObject({ linkId: part.id }),
  value: part.nothing,
});
