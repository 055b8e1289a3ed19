import { hasFeature, info } from '../system/system.ts';

/** A number as a form holds it; the dialling code is without its plus. */
interface PhoneNumber {
  mobileNum: string;
  countryDialingCode: string;
}

/** The code that the phone-authentication provider has sent last. In memory only: after a reload the platform's own code serves. */
let sent: { number: string; sessionInfo: string; code?: string; token?: string } | undefined;

const adapter = () => import('../../device/sign-in/phone-auth.ts');
const fullNumber = ({ countryDialingCode, mobileNum }: PhoneNumber): string => `+${countryDialingCode}${mobileNum}`;
const service = () => (hasFeature('firebaseAuth') ? info.peek()?.signIn?.firebase : undefined);

/**
 * Has the code also sent through the phone-authentication provider, where the site has one (SPEC 7.1). `askPerson` asks for the human
 * check, should the provider want it. False when it could not be sent: the platform's own code is then all there is.
 */
export async function sendByProvider(
  phone: PhoneNumber,
  askPerson: () => Promise<string | undefined>,
): Promise<boolean> {
  const provider = service();
  if (!provider) return true;
  const number = fullNumber(phone);
  sent = undefined;
  try {
    const { PhoneRefusal, sendPhoneCode } = await adapter();
    const sessionInfo = await sendPhoneCode(provider, number).catch(async (thrown: unknown) => {
      const token = thrown instanceof PhoneRefusal && thrown.wantsPerson ? await askPerson() : undefined;
      if (!token) throw thrown;
      return sendPhoneCode(provider, number, token);
    });
    sent = { number, sessionInfo };
    return true;
  } catch (thrown) {
    console.warn(thrown);
    return false;
  }
}

/** The provider's token for a code that it has sent; undefined where it sent none or the code is not its own: then the platform judges. */
export async function providerProof(phone: PhoneNumber & { verificationCode: string }): Promise<string | undefined> {
  const provider = service();
  if (!provider || sent?.number !== fullNumber(phone)) return undefined;
  const mine = sent;
  if (mine.token && mine.code === phone.verificationCode) return mine.token;
  try {
    const { provePhone } = await adapter();
    mine.token = await provePhone(provider, mine.sessionInfo, phone.verificationCode);
    mine.code = phone.verificationCode;
    return mine.token;
  } catch (thrown) {
    console.warn(thrown);
    return undefined;
  }
}
