import { type ComponentProps, useEffect, useState } from 'react';
import { t } from '../../i18n/texts.ts';
import type { TextRule } from '../../lib/field-rule.ts';
import { withTexts } from '../loading/lazy.ts';
import { PasswordField } from './PasswordField.tsx';

const loadJudge = withTexts(() => import('./strength.ts'), ['strength']);
type Judge = Awaited<ReturnType<typeof loadJudge>>;

interface NewPasswordProps extends ComponentProps<typeof PasswordField> {
  rule?: TextRule | undefined;
}

/** A new password, with a hint that says what it must hold, and how strong it is once something is typed. */
export function NewPassword({ rule, ...field }: NewPasswordProps) {
  const [judge, setJudge] = useState<Judge>();
  const { minLength: min = 1, maxLength: max = 64 } = rule ?? {};
  const typed = field.value !== '';

  useEffect(() => {
    if (typed) loadJudge().then(setJudge, console.warn);
  }, [typed]);

  const hint = judge ? judge.strengthText(field.value, { min, max }) : t('rule_password', { min, max });
  return <PasswordField {...field} hint={hint} />;
}
