import { type ReadonlySignal, signal } from '@preact/signals';
import type { LoginProvider } from '../../../contract/schemas/member.ts';
import type { UnlinkedPerson } from '../../../contract/schemas/session.ts';
import { hasFeature, info } from '../system/system.ts';

/** Somebody whom another service vouched for, and who has no account here yet, or none that is linked. */
export interface VouchedPerson extends UnlinkedPerson {
  readonly provider: LoginProvider;
}

const vouched = signal<VouchedPerson | undefined>(undefined, { name: 'providers.vouched' });

/** Names of the services, which are the same in every language. */
export const PROVIDER_NAMES: Record<LoginProvider, string> = { google: 'Google', facebook: 'Facebook' };

/** Services that a person can sign in with: switched on, and ready (SPEC 2.3). */
export const readyProviders = (): LoginProvider[] => {
  const ready: LoginProvider[] = [];
  if (hasFeature('googleLogin') && info.value?.signIn?.google) ready.push('google');
  if (hasFeature('facebookLogin') && info.value?.signIn?.facebook) ready.push('facebook');
  return ready;
};

/** Who waits to register, or to be linked at the next login. In memory only: a reload asks the service again. */
export const vouchedPerson: ReadonlySignal<VouchedPerson | undefined> = vouched;

/** Keeps who waits; undefined once it is settled. */
export function holdPerson(person: VouchedPerson | undefined): void {
  vouched.value = person;
}
