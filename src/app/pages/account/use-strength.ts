import { useEffect, useState } from 'react';
import type { RegisterFieldRule } from '../../../contract/schemas/registration.ts';
import { language, loadTexts, t } from '../../i18n/texts.ts';

type Judge = typeof import('./parts/strength.ts');

/** What a password is to hold, and once something is typed how good it is: what judges it comes with the first letter. */
export function useStrength(password: string, rule: RegisterFieldRule | undefined): string {
  const [judge, setJudge] = useState<Judge>();
  const { minLength: min = 1, maxLength: max = 64 } = rule ?? {};
  const typed = password !== '';

  useEffect(() => {
    if (!typed) return;
    Promise.all([import('./parts/strength.ts'), loadTexts(language(), ['strength'])])
      .then(([part]) => setJudge(part))
      .catch(console.warn);
  }, [typed]);

  return judge ? judge.strengthText(password, { min, max }) : t('rule_password', { min, max });
}
