import { z } from 'zod';
import { getLinkedAccounts, linkAccount } from '../calls/linked.ts';
import { linkAccountForm, linkedAccount } from '../schemas/member.ts';
import { nothing } from '../schemas/primitives.ts';
import { schemaOf } from './schema.ts';

export const getLinkedAccountsSchema = schemaOf(getLinkedAccounts)({ value: z.array(linkedAccount) });

export const linkAccountSchema = schemaOf(linkAccount)({ body: linkAccountForm, value: nothing });
