import { claimVipBonus, getVip } from '../calls/vip.ts';
import { languageQuery } from '../schemas/primitives.ts';
import { claim } from '../schemas/promotions.ts';
import { vip, vipBonusForm } from '../schemas/vip.ts';
import { schemaOf } from './schema.ts';

export const getVipSchema = schemaOf(getVip)({ query: languageQuery, value: vip });

export const claimVipBonusSchema = schemaOf(claimVipBonus)({ body: vipBonusForm, value: claim });
