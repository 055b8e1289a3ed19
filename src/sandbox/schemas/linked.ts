import { z } from 'zod';
import { getLinkedAccounts, linkAccount } from '../../contract/calls/linked.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';

const provider = z.enum(['facebook', 'google']);

export const getLinkedAccountsSchema = schemaOf(getLinkedAccounts)({
  value: z.array(z.strictObject({ provider, linked: z.boolean(), name: z.string().exactOptional() })),
});

export const linkAccountSchema = schemaOf(linkAccount)({
  body: z.strictObject({ provider, providerToken: z.string().min(1).max(8192) }),
  value: part.nothing,
});
