import { useEffect, useRef } from 'react';
import { integer, money } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { watchVisible } from '../../lib/watch.ts';
import { followJackpot, jackpotAmount } from '../../stores/jackpot.ts';
import { currency } from '../../stores/system.ts';
import { Jackpot } from '../../ui/ticker/Jackpot.tsx';

/** The jackpot counter (SPEC 2.7). It is followed while it is on the screen; where there is none, nothing is drawn. */
export function JackpotBar() {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!box.current) return;
    let stop: (() => void) | undefined;
    const unwatch = watchVisible(box.current, (seen) => {
      stop?.();
      stop = seen ? followJackpot() : undefined;
    });
    return () => {
      unwatch();
      stop?.();
    };
  }, []);

  const amount = jackpotAmount.value;
  if (amount === null) return null;
  return (
    <div ref={box} className="lobby-jackpot">
      {amount === undefined ? (
        <div className="bones">
          <div className="bone lobby-jackpot-bone" />
        </div>
      ) : (
        <Jackpot
          title={t('jackpot')}
          text={integer(amount)}
          currency={money('0', currency.value, 0).replace(/[\d\s]/g, '')}
        />
      )}
    </div>
  );
}
