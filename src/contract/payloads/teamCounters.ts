import { getTeamKpiC } from '../calls/teamCounters.ts';
import { teamKpiC, teamKpiCQuery } from '../schemas/teamKpi.ts';
import { schemaOf } from './schema.ts';

export const getTeamKpiCSchema = schemaOf(getTeamKpiC)({ query: teamKpiCQuery, value: teamKpiC });
