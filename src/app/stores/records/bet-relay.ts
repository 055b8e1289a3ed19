import { getThirdPartyRecord } from '../../../contract/calls/records.ts';
import type { Bet } from '../../../contract/schemas/records.ts';
import { send } from '../../api/client.ts';
import { language } from '../../i18n/texts.ts';

/** The address where the vendor shows a bet (third-party record relay of SPEC 7.4), as the platform gives it. @throws CallError */
export async function vendorRecord({ vassalage, betId }: Pick<Bet, 'vassalage' | 'betId'>): Promise<string> {
  const { url } = await send(getThirdPartyRecord, { query: { vassalage, betId, language: language() } });
  return url;
}
