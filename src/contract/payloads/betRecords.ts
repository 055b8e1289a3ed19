import { getBets } from '../calls/betRecords.ts';
import { betList, betQuery } from '../schemas/records.ts';
import { schemaOf } from './schema.ts';

export const getBetsSchema = schemaOf(getBets)({ query: betQuery, value: betList });
