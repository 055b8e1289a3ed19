import { getContractRequests } from '../calls/contractRequests.ts';
import { contractRequests } from '../schemas/contracts.ts';
import { schemaOf } from './schema.ts';

export const getContractRequestsSchema = schemaOf(getContractRequests)({ value: contractRequests });
