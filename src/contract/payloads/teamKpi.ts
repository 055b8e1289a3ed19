import { z } from 'zod';
import { getTeamKpiA, getTeamKpiB } from '../calls/teamKpi.ts';
import { dayRange } from '../schemas/page.ts';
import { teamKpiA, teamKpiB } from '../schemas/teamKpi.ts';
import { schemaOf } from './schema.ts';

export const getTeamKpiASchema = schemaOf(getTeamKpiA)({ query: dayRange, value: teamKpiA });

export const getTeamKpiBSchema = schemaOf(getTeamKpiB)({ query: dayRange, value: z.array(teamKpiB) });
