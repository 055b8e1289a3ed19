import { type ComponentType, useEffect, useState } from 'react';
import { loadPart } from '../../lib/lazy-part.ts';
import { showToast } from '../../stores/toasts.ts';

interface LazyPartProps {
  /** The part's file under src/app, without the ending. */
  name: string;
  load: () => Promise<{ default: ComponentType }>;
  /** Called when the part cannot be had; the person has been told. */
  onFail?: () => void;
}

/** A part of the chrome whose bytes come when it is first shown. */
export function LazyPart({ name, load, onFail }: LazyPartProps) {
  const [Part, setPart] = useState<ComponentType>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a part is loaded once, whoever shows it
  useEffect(() => {
    let left = false;
    loadPart(name, load).then(
      (part) => {
        if (!left) setPart(() => part.default);
      },
      (error: unknown) => {
        console.error(error);
        showToast('offline', 'no_internet', 3);
        if (!left) onFail?.();
      },
    );
    return () => {
      left = true;
    };
  }, [name]);

  return Part ? <Part /> : null;
}
