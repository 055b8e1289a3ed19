import type { ReactNode } from 'react';
import type { Lottery } from '../../../contract/schemas/lottery.ts';
import { go, login } from '../../routes/links.ts';
import { tapGame } from '../../stores/game-tile.ts';
import { launchableOf } from '../../stores/lottery.ts';
import { signedIn } from '../../stores/session.ts';
import { Press } from '../../ui/press/Press.tsx';

interface LotteryPressProps {
  lottery: Lottery;
  /** The address of the page, for the game and for a login to lead back to. */
  here: string;
  className: string;
  children: ReactNode;
}

/** What is tapped to play a lottery. */
export function LotteryPress({ lottery, here, className, children }: LotteryPressProps) {
  return (
    <Press
      className={className}
      href={signedIn.value ? undefined : login(here)}
      onPress={async () => {
        if ((await tapGame(launchableOf(lottery), here)) === 'login') go(login(here));
      }}
    >
      {children}
    </Press>
  );
}
