import { useEffect, useRef } from 'react';
import { integer, money } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { watchVisible } from '../../lib/observe.ts';
import { followJackpot, jackpot } from '../../stores/jackpot.ts';
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

  const now = jackpot.value;
  if (now === null) return null;
  return (
    <div ref={box} className="lobby-jackpot">
      {now === undefined ? (
        <div className="bones">
          <div className="bone lobby-jackpot-bone" />
        </div>
      ) : (
        <Jackpot
          title={t('jackpot')}
          text={integer(now.amount)}
          since={now.since}
          ahead={now.ahead.map(({ after, amount }) => ({ after, text: integer(amount) }))}
          currency={money('0', currency.value, 0).replace(/[\d\s]/g, '')}
        />
      )}
    </div>
  );
}
