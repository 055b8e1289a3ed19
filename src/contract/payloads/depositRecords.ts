import { getDepositRecords } from '../calls/depositRecords.ts';
import { deposit, depositRecordQuery } from '../schemas/deposit.ts';
import { pageOf } from '../schemas/page.ts';
import { schemaOf } from './schema.ts';

export const getDepositRecordsSchema = schemaOf(getDepositRecords)({
  query: depositRecordQuery,
  value: pageOf(deposit),
});
