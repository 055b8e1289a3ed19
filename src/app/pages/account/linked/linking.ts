import type { LoginProvider } from '../../../../contract/schemas/member.ts';
import {
  askProvider,
  linkProvider,
  prepareProvider,
  providerTrouble,
} from '../../../stores/linked/provider-sign-in.ts';
import { PROVIDER_NAMES } from '../../../stores/linked/providers.ts';
import { ask } from '../../../stores/screen/dialogs.ts';
import { showToast, whileLoading } from '../../../stores/screen/toasts.ts';

/**
 * Links a service: the question comes first, as the link is for good, and while it is read the service's script comes; the tap that
 * confirms then opens its window at once.
 */
export async function linkConfirmed(provider: LoginProvider): Promise<void> {
  const values = { provider: PROVIDER_NAMES[provider] };
  // A failure is told once somebody has confirmed: asking again tries again.
  prepareProvider(provider).catch(console.warn);
  const yes = await ask({
    title: 'linked_ask_title',
    text: 'linked_ask',
    values,
    submit: 'linked_ask_yes',
    cancel: 'cancel',
  });
  if (!yes) return;
  try {
    const token = await askProvider(provider);
    await whileLoading(() => linkProvider(provider, token));
    showToast('success', 'linked_toast', 3, values);
  } catch (thrown) {
    const { toast, text } = providerTrouble(thrown);
    showToast(toast, text, 4, values);
  }
}
