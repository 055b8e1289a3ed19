import { z } from 'zod';
import {
  createAgentLink,
  deleteAgentLink,
  getAgentLinks,
  getDownlineRebates,
  getSubordinates,
  openAccount,
  transferDownline,
  transferMultipleDownlines,
  updateAllDownlineRebates,
  updateDownlineRebates,
} from '../calls/agent.ts';
import {
  agentLink,
  agentLinkForm,
  agentLinkKey,
  allRatesForm,
  downlinesTransferred,
  downlineTransferForm,
  downlineTransferred,
  downlineTransfersForm,
  memberRatesForm,
  openAccountForm,
  ratesGiven,
  rebateRate,
  rebateRateQuery,
  subordinate,
  subordinateList,
  subordinateQuery,
} from '../schemas/agent.ts';
import { nothing } from '../schemas/primitives.ts';
import { schemaOf } from './schema.ts';

export const getSubordinatesSchema = schemaOf(getSubordinates)({ query: subordinateQuery, value: subordinateList });

export const openAccountSchema = schemaOf(openAccount)({ body: openAccountForm, value: subordinate });

export const getDownlineRebatesSchema = schemaOf(getDownlineRebates)({
  query: rebateRateQuery,
  value: z.array(rebateRate),
});

export const updateDownlineRebatesSchema = schemaOf(updateDownlineRebates)({ body: memberRatesForm, value: nothing });

export const updateAllDownlineRebatesSchema = schemaOf(updateAllDownlineRebates)({
  body: allRatesForm,
  value: ratesGiven,
});

export const transferDownlineSchema = schemaOf(transferDownline)({
  body: downlineTransferForm,
  value: downlineTransferred,
});

export const transferMultipleDownlinesSchema = schemaOf(transferMultipleDownlines)({
  body: downlineTransfersForm,
  value: downlinesTransferred,
});

export const getAgentLinksSchema = schemaOf(getAgentLinks)({ value: z.array(agentLink) });

export const createAgentLinkSchema = schemaOf(createAgentLink)({ body: agentLinkForm, value: agentLink });

export const deleteAgentLinkSchema = schemaOf(deleteAgentLink)({ body: agentLinkKey, value: nothing });
