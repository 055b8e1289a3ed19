import { useState } from 'react';
import { CODE_LENGTH } from '../../../../contract/fields/limits.ts';
import { t } from '../../../i18n/texts.ts';
import { askOwnerCode, type CodeTarget, nextOwnerCodeAt } from '../../../stores/owner-codes.ts';
import { showToast } from '../../../stores/toasts.ts';
import { CodeField } from '../../../ui/field/CodeField.tsx';
import { focusField } from '../../../ui/field/shell.tsx';
import { useCountdown } from '../../../ui/field/use-countdown.ts';

export interface OwnerCodeProps {
  to: CodeTarget['to'];
  /** Where the code goes; undefined, after telling why, while the form does not say it yet. */
  target: () => CodeTarget | undefined;
  value: string;
  error: string;
  hint?: string | undefined;
  onChange: (code: string) => void;
  /** Told when the code could not be sent. */
  onRefused: (thrown: unknown) => void;
}

/** The code that proves a number or an address, with the button that has it sent and its countdown (SPEC section 4). */
export function OwnerCode({ to, target, value, error, hint, onChange, onRefused }: OwnerCodeProps) {
  const [sending, setSending] = useState(false);
  const left = useCountdown(nextOwnerCodeAt(to).value);

  const send = async () => {
    const goal = target();
    if (!goal) return;
    setSending(true);
    try {
      await askOwnerCode(goal);
      showToast('success', 'code_sent', 1.5);
      focusField('verificationCode');
    } catch (thrown) {
      onRefused(thrown);
    } finally {
      setSending(false);
    }
  };
  return (
    <CodeField
      name="verificationCode"
      label={t('code_label')}
      value={value}
      error={error}
      hint={hint}
      maxLength={CODE_LENGTH}
      sendLabel={left > 0 ? t('code_wait', { seconds: left }) : t('code_send')}
      waiting={sending || left > 0}
      onSend={() => void send()}
      onChange={onChange}
    />
  );
}
