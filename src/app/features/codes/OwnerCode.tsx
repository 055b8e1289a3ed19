import { t } from '../../i18n/texts.ts';
import { showToast } from '../../stores/screen/toasts.ts';
import { askOwnerCode, type CodeTarget, nextOwnerCodeAt } from '../../stores/verification/owner-codes.ts';
import { CodeEntry } from './CodeEntry.tsx';

interface OwnerCodeProps {
  to: CodeTarget['to'];
  /** Where the code goes; undefined, after telling why, while the form does not say it yet. */
  target: () => CodeTarget | undefined;
  value: string;
  error: string;
  hint?: string;
  onChange: (code: string) => void;
  /** Called when the code could not be sent. */
  onRefused: (thrown: unknown) => void;
}

/** The code that proves a member's number or address. */
export function OwnerCode({ to, target, onRefused, ...field }: OwnerCodeProps) {
  const send = async (): Promise<boolean> => {
    const goal = target();
    if (!goal) return false;
    try {
      await askOwnerCode(goal);
    } catch (thrown) {
      onRefused(thrown);
      return false;
    }
    showToast('success', 'code_sent', 1.5);
    return true;
  };
  return <CodeEntry {...field} label={t('code_label')} nextAt={nextOwnerCodeAt(to).value} onSend={send} />;
}
