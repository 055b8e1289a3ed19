import { linkAccount } from '../../../contract/calls/linked.ts';
import { loginByProvider } from '../../../contract/calls/session.ts';
import type { LoginProvider } from '../../../contract/schemas/member.ts';
import { send } from '../../api/client.ts';
import { type AskService, type OutsideService, SignInError, type SignInTrouble } from '../../device/sign-in/service.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { failureOf } from '../data/error-text.ts';
import type { ToastKind } from '../screen/toasts.ts';
import { adoptSession } from '../session/session.ts';
import { info, merchantCode } from '../system/system.ts';
import { holdPerson } from './providers.ts';

/** The adapter of each service; its bytes, and the service's own script, come with the first tap. */
const ADAPTERS: Record<LoginProvider, (service: OutsideService) => Promise<AskService>> = {
  google: (service) => import('../../device/sign-in/google.ts').then(({ openGoogle }) => openGoogle(service)),
  facebook: (service) => import('../../device/sign-in/facebook.ts').then(({ openFacebook }) => openFacebook(service)),
};

const ready = new Map<LoginProvider, AskService>();

/** Brings a service's script, so that the next tap opens its window at once. @throws SignInError `down` */
export async function prepareProvider(provider: LoginProvider): Promise<AskService> {
  const service = info.peek()?.signIn?.[provider];
  if (!service) throw new SignInError('down');
  const ask = await ADAPTERS[provider](service).catch((thrown: unknown) => {
    throw thrown instanceof SignInError ? thrown : new SignInError('down');
  });
  ready.set(provider, ask);
  return ask;
}

/** Has the person sign in at the service and gives its token. In a tap after `prepareProvider` the window opens at once. */
export async function askProvider(provider: LoginProvider): Promise<string> {
  const ask = ready.get(provider) ?? (await prepareProvider(provider));
  return ask();
}

/** Signs in by a service's token. False when nobody here is linked yet: the person is then held. @throws CallError */
export async function signInByProvider(provider: LoginProvider, providerToken: string): Promise<boolean> {
  const body = { provider, providerToken, merchantCode: merchantCode() };
  const { session, unlinked } = await send(loginByProvider, { body });
  holdPerson(unlinked && { provider, ...unlinked });
  if (session) adoptSession(session);
  return session !== undefined;
}

/** Links for good, by a service's token or ticket (SPEC section 4). @throws CallError `provider.linked`, `provider.failed`. */
export async function linkProvider(provider: LoginProvider, providerToken: string): Promise<void> {
  await send(linkAccount, { body: { provider, providerToken } });
}

/** What to tell about a sign-in elsewhere that gave nothing; a text of the dictionary `vouching`. */
export interface ProviderTrouble {
  readonly toast: ToastKind;
  readonly text: TextKey;
}

const TROUBLES: Record<SignInTrouble, ProviderTrouble> = {
  cancelled: { toast: 'info', text: 'provider_cancelled' },
  blocked: { toast: 'info', text: 'provider_blocked' },
  down: { toast: 'fail', text: 'provider_down' },
};

/** A failed sign-in or link as a page tells it. */
export function providerTrouble(thrown: unknown): ProviderTrouble {
  if (thrown instanceof SignInError) {
    const lost = thrown.trouble === 'down' && !navigator.onLine;
    return lost ? { toast: 'offline', text: 'no_internet' } : TROUBLES[thrown.trouble];
  }
  const { code, toast, text } = failureOf(thrown);
  if (code === 'provider.linked') return { toast, text: 'provider_taken' };
  return code === 'provider.failed' ? { toast, text: 'provider_late' } : { toast, text };
}
