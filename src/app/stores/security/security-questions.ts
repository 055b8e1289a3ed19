import { getSecurityQuestions, setSecurityAnswers } from '../../../contract/calls/security.ts';
import type { SecurityAnswersForm, SecurityQuestion } from '../../../contract/schemas/security.ts';
import { send } from '../../api/client.ts';
import { language } from '../../i18n/texts.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';
import { onLanguage } from '../settings/settings.ts';
import { refreshSecurity } from './security.ts';

/** The questions to choose from, in the language on screen. */
export const securityQuestions: Resource<SecurityQuestion[]> = resource('security.questions', () =>
  send(getSecurityQuestions, { query: { language: language() } }),
);

function refresh(): void {
  if (securityQuestions.value.peek()) void securityQuestions.load();
}

/** Takes answers to security questions in place of those before. @throws CallError `password.wrong`. */
export async function saveSecurityAnswers(form: SecurityAnswersForm): Promise<void> {
  await send(setSecurityAnswers, { body: form });
  refreshSecurity();
  refresh();
}

onLanguage(refresh);

onSignOut(() => securityQuestions.set(undefined));
