import './Status.css';
import { useEffect, useRef, useState } from 'react';
import { language, loadTexts } from '../../i18n/texts.ts';
import { siteLogo, systemState } from '../../stores/system.ts';
import { Logo } from '../../ui/logo/Logo.tsx';
import { isolate } from '../../ui/modal/isolate.ts';
import { Denied } from './Denied.tsx';
import { UnloadedFace } from './FailedFace.tsx';
import { Maintenance } from './Maintenance.tsx';
import { UpdateRequired } from './UpdateRequired.tsx';

type Texts = 'coming' | 'here' | 'failed';

/** Brings the texts of these pages, which no other carries. */
function useTexts(): [texts: Texts, retry: () => void] {
  const [texts, setTexts] = useState<Texts>('coming');
  const load = () => {
    setTexts('coming');
    loadTexts(language(), ['status']).then(
      () => setTexts('here'),
      (error: unknown) => {
        console.error(error);
        setTexts('failed');
      },
    );
  };
  useEffect(load, []);
  return [texts, load];
}

/**
 * What stands there while the site is closed to this visitor (SPEC section 4): it lies over whatever was open. Until its texts are here
 * it is a bare ground: what stands in its middle would move when they come.
 */
export default function StatusPage() {
  const [texts, retry] = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const state = systemState.value;

  useEffect(() => (box.current ? isolate(box.current) : undefined), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another state has another heading
  useEffect(() => {
    box.current?.querySelector('h1')?.focus();
  }, [state, texts]);

  return (
    <div ref={box} className="status" role="dialog" aria-modal="true" aria-labelledby="status-title">
      {texts !== 'coming' && (
        <div className="status-box">
          <div className="status-logo">
            <Logo src={siteLogo()} />
          </div>
          {texts === 'failed' && <UnloadedFace onRetry={retry} />}
          {texts === 'here' && state === 1 && <Maintenance />}
          {texts === 'here' && state === 2 && <Denied />}
          {texts === 'here' && state === 3 && <UpdateRequired />}
        </div>
      )}
    </div>
  );
}
