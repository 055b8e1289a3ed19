import { z } from 'zod';
import { getHelp, getSitePage } from '../../contract/calls/help.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { shapes } from './shapes.ts';

const helpItem = z.strictObject({ title: z.string(), content: z.string() }).register(shapes, { id: 'HelpItem' });

export const getHelpSchema = schemaOf(getHelp)({
  query: z.strictObject({ device: z.literal('MOBILE'), lang: part.language }),
  value: z.array(helpItem),
});

export const getSitePageSchema = schemaOf(getSitePage)({
  query: z.strictObject({ page: z.enum(['about', 'responsible', 'terms', 'privacy']), lang: part.language }),
  value: helpItem,
});
