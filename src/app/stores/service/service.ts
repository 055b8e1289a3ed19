import { getCustomerService, sendFeedback } from '../../../contract/calls/service.ts';
import type { ServicePath } from '../../../contract/schemas/service.ts';
import { send } from '../../api/client.ts';
import { CallError } from '../../api/errors.ts';
import { language } from '../../i18n/texts.ts';
import { contactAddress } from '../../lib/outside-address.ts';
import { openServicePath } from '../../lib/service-path.ts';
import { type Resource, resource } from '../data/resource.ts';
import { followLanguage } from '../settings/settings.ts';

/** A way to customer service whose address may be opened. */
export interface ServiceWay {
  readonly type: ServicePath['type'];
  readonly address: string;
}

async function opened({ type, path }: ServicePath): Promise<ServiceWay | undefined> {
  try {
    const address = contactAddress(await openServicePath(path));
    return address === undefined ? undefined : { type, address };
  } catch (thrown) {
    console.warn(thrown);
    return undefined;
  }
}

/** Opens the paths of an answer; those that cannot be opened, or are not safe, are left out. @throws CallError when none is left */
export async function waysOf(pathList: readonly ServicePath[]): Promise<ServiceWay[]> {
  const ways = (await Promise.all(pathList.map(opened))).filter((way) => way !== undefined);
  if (pathList.length > 0 && ways.length === 0) throw new CallError('format');
  return ways;
}

/** The ways to customer service (SPEC 7.3), their paths opened. */
export const serviceWays: Resource<ServiceWay[]> = followLanguage(
  resource('service.ways', async () => {
    const { pathList } = await send(getCustomerService, { query: { language: language() } });
    return waysOf(pathList);
  }),
);

/** Sends feedback. @throws CallError */
export async function giveFeedback(text: string): Promise<void> {
  await send(sendFeedback, { body: { text } });
}
