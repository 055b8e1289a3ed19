import { z } from 'zod';
import {
  getCountries,
  getSettings,
  getStatus,
  getSystemStatus,
  getTemplate,
  getWhitelabelMenu,
} from '../calls/system.ts';
import { languageQuery } from '../schemas/primitives.ts';
import { country, mobileTemplate, systemState, systemStatus, whitelabel, whitelabelMenu } from '../schemas/system.ts';
import { schemaOf } from './schema.ts';

export const getSystemStatusSchema = schemaOf(getSystemStatus)({ value: systemStatus });

export const getStatusSchema = schemaOf(getStatus)({ value: systemState });

export const getWhitelabelMenuSchema = schemaOf(getWhitelabelMenu)({ value: whitelabelMenu });

export const getSettingsSchema = schemaOf(getSettings)({ value: whitelabel });

export const getTemplateSchema = schemaOf(getTemplate)({ value: mobileTemplate });

export const getCountriesSchema = schemaOf(getCountries)({ query: languageQuery, value: z.array(country) });
