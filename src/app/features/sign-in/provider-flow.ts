import type { LoginProvider } from '../../../contract/schemas/member.ts';
import { go, register } from '../../routes/links.ts';
import { askProvider, linkProvider, providerTrouble, signInByProvider } from '../../stores/linked/provider-sign-in.ts';
import { holdPerson, PROVIDER_NAMES, vouchedPerson } from '../../stores/linked/providers.ts';
import { ask } from '../../stores/screen/dialogs.ts';
import { showToast, whileLoading } from '../../stores/screen/toasts.ts';
import { session } from '../../stores/session/session.ts';
import { wallet } from '../../stores/wallet/wallet.ts';
import { enterSite } from './enter-site.ts';

const tell = (provider: LoginProvider, thrown: unknown): void => {
  const { toast, text } = providerTrouble(thrown);
  showToast(toast, text, 4, { provider: PROVIDER_NAMES[provider] });
};

/** Signs in with a service; whoever is not known here may register, or log in once and be linked (SPEC 2.3). */
export async function chooseProvider(provider: LoginProvider, search: string): Promise<void> {
  try {
    const token = await askProvider(provider);
    if (await whileLoading(() => signInByProvider(provider, token))) {
      void wallet.load();
      showToast('success', 'provider_welcome', 2, { name: session.peek()?.userName ?? '' });
      enterSite(search);
      return;
    }
  } catch (thrown) {
    return tell(provider, thrown);
  }
  if (location.pathname === '/m/login') return offerAccount(provider, search);
  // The form begins above the buttons.
  scrollTo(0, 0);
  showToast('success', 'provider_waits', 4, { provider: PROVIDER_NAMES[provider] });
}

async function offerAccount(provider: LoginProvider, search: string): Promise<void> {
  const yes = await ask({
    title: 'provider_new_title',
    text: 'provider_new',
    values: { provider: PROVIDER_NAMES[provider] },
    submit: 'provider_register',
    cancel: 'provider_have',
  });
  if (yes) go(register(search), { replace: true });
}

/** After a login: links the service that vouched for the person, if the person confirms, as a link is final (SPEC section 4). */
export async function offerLink(): Promise<void> {
  const person = vouchedPerson.peek();
  if (!person) return;
  const { provider, ticket, email, name } = person;
  const values = { provider: PROVIDER_NAMES[provider], who: email ?? name ?? '' };
  holdPerson(undefined);
  const yes = await ask({
    title: 'provider_link_title',
    text: 'provider_link',
    values,
    submit: 'provider_link_yes',
    cancel: 'provider_link_no',
  });
  if (!yes) return;
  try {
    await linkProvider(provider, ticket);
    showToast('success', 'provider_linked', 3, values);
  } catch (thrown) {
    tell(provider, thrown);
  }
}
