import { trialLogin } from '../../../contract/calls/session.ts';
import { send } from '../../api/client.ts';
import { trialMerchantCode } from '../system/system.ts';
import { adoptSession } from './session.ts';

/** Starts free play (SPEC 2.3). @throws CallError. */
export async function signInForTrial(): Promise<void> {
  const merchant = trialMerchantCode();
  const { token, userName, customerType: type } = await send(trialLogin, { body: { merchantCode: merchant } });
  adoptSession({ token, userName, type, firstTimeLogin: false }, merchant);
}
