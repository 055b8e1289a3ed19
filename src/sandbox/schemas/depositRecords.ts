import { z } from 'zod';
import { getDepositRecords } from '../../contract/calls/depositRecords.ts';
import { deposit, status } from './depositShape.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';

export const getDepositRecordsSchema = schemaOf(getDepositRecords)({
  query: z.strictObject({ ...part.pageQuery, ...part.dayRange, status: status.exactOptional() }),
  value: part.pageOf(deposit),
});
