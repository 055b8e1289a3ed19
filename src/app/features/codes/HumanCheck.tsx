import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { drawHumanCheck } from '../../device/sign-in/human.ts';
import { t } from '../../i18n/texts.ts';
import { theme } from '../../stores/settings/settings.ts';
import { info } from '../../stores/system/system.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import styles from './HumanCheck.css';

/** Time that the dialog needs to close, in ms. */
const LEAVING = 400;

/** Shows the check over everything else and gives its result; undefined when the person turned away. */
export function showHumanCheck(): Promise<string | undefined> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const end = (token?: string) => {
      root.render(<HumanCheck open={false} onEnd={end} />);
      // The dialog gives the focus back as it leaves: what comes next may place it anew.
      setTimeout(() => {
        root.render(null);
        place.remove();
        resolve(token);
      }, LEAVING);
    };
    root.render(<HumanCheck open onEnd={end} />);
  });
}

interface HumanCheckProps {
  open: boolean;
  onEnd: (token?: string) => void;
}

/** The service's check that a person, and no script, asks for the code (SPEC 7.1). */
function HumanCheck({ open, onEnd }: HumanCheckProps) {
  const [failed, setFailed] = useState(false);
  return (
    <Dialog
      open={open}
      title={t('human_title')}
      actions={[{ label: t('cancel'), onPress: () => onEnd() }]}
      onClose={() => onEnd()}
    >
      <p className={styles.humanText} role={failed ? 'alert' : undefined}>
        {t(failed ? 'human_failed' : 'human_text')}
      </p>
      <HumanBox onToken={onEnd} onFail={() => setFailed(true)} />
    </Dialog>
  );
}

/** The box that the service draws into. It is filled once, as its content is not ours. */
function HumanBox({ onToken, onFail }: { onToken: (token: string) => void; onFail: () => void }) {
  const box = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once, when it appears
  useEffect(() => {
    const service = info.peek()?.signIn?.human;
    if (!service || !box.current) return onFail();
    drawHumanCheck(service, box.current, theme.peek(), onToken, onFail).catch(onFail);
  }, []);

  return <div ref={box} className={styles.humanBox} />;
}
