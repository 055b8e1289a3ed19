import { getRebateIncome, getTeamBets, getTeamProfit } from '../calls/teamReports.ts';
import {
  rebateIncomeList,
  rebateIncomeQuery,
  teamBetList,
  teamBetQuery,
  teamProfitList,
  teamProfitQuery,
} from '../schemas/teamReports.ts';
import { schemaOf } from './schema.ts';

export const getTeamProfitSchema = schemaOf(getTeamProfit)({ query: teamProfitQuery, value: teamProfitList });

export const getTeamBetsSchema = schemaOf(getTeamBets)({ query: teamBetQuery, value: teamBetList });

export const getRebateIncomeSchema = schemaOf(getRebateIncome)({ query: rebateIncomeQuery, value: rebateIncomeList });
