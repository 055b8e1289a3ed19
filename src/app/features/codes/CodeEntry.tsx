import { useState } from 'react';
import { CODE_LENGTH } from '../../../contract/fields/limits.ts';
import { t } from '../../i18n/texts.ts';
import { CodeField, type CodeFieldProps } from '../../ui/field/CodeField.tsx';
import { focusField } from '../../ui/field/shell.tsx';
import { useCountdown } from '../../ui/field/use-countdown.ts';

interface CodeEntryProps extends Pick<CodeFieldProps, 'label' | 'value' | 'error' | 'hint' | 'onChange' | 'onBlur'> {
  /** From when on another code may be asked for, in ms since 1970. */
  nextAt: number;
  /** Has a code sent, and tells how it went; false when none is on its way. */
  onSend: () => Promise<boolean>;
}

/** A code by SMS or e-mail, with the button that has it sent and the countdown to the next one (SPEC section 4). */
export function CodeEntry({ nextAt, onSend, ...field }: CodeEntryProps) {
  const [sending, setSending] = useState(false);
  const left = useCountdown(nextAt);
  const send = async () => {
    setSending(true);
    if (await onSend()) focusField('verificationCode');
    setSending(false);
  };
  return (
    <CodeField
      {...field}
      name="verificationCode"
      maxLength={CODE_LENGTH}
      sendLabel={left > 0 ? t('code_wait', { seconds: left }) : t('code_send')}
      waiting={sending || left > 0}
      onSend={() => void send()}
    />
  );
}
