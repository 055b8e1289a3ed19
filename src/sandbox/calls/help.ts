import { getHelpSchema, getSitePageSchema } from '../../contract/payloads/help.ts';
import { type DefinedCall, define } from '../http/define.ts';
import { helpItems, sitePage } from '../rules/help.ts';

export const helpCalls: readonly DefinedCall[] = [
  define(getHelpSchema, ({ db, query }) => helpItems(db, query.lang)),
  define(getSitePageSchema, ({ query }) => sitePage(query.page, query.lang)),
];
