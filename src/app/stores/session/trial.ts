import { trialLogin } from '../../../contract/calls/session.ts';
import { send } from '../../api/client.ts';
import { trialMerchantCode } from '../system/system.ts';
import { adoptSession } from './session.ts';

/** Starts free play (SPEC 2.3). @throws CallError. */
export async function signInForTrial(): Promise<void> {
  const merchant = trialMerchantCode();
  const { customerType: type, ...value } = await send(trialLogin, { body: { merchantCode: merchant } });
  adoptSession({ ...value, type, firstTimeLogin: false }, merchant);
}
