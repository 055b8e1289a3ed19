import { z } from 'zod';
import { getContractRequests } from '../../contract/calls/contractRequests.ts';
import { schemaOf } from './schema.ts';

export const getContractRequestsSchema = schemaOf(getContractRequests)({
  value: z.strictObject({
    dailysalreqtype: z.string(),
    divtypecompperiodreq: z.string(),
    contracthoursalreq: z.string(),
  }),
});
