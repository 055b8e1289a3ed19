import { z } from 'zod';
import { getHelp, getSitePage } from '../calls/help.ts';
import { helpItem, helpQuery, sitePageQuery } from '../schemas/help.ts';
import { schemaOf } from './schema.ts';

export const getHelpSchema = schemaOf(getHelp)({ query: helpQuery, value: z.array(helpItem) });

export const getSitePageSchema = schemaOf(getSitePage)({ query: sitePageQuery, value: helpItem });
