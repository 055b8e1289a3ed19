import { type ComponentChild, render } from 'preact';
import { type FunctionComponent, useEffect } from 'react';
import { configureTexts, loadTexts, showLanguage, type TextArea } from '../../src/app/i18n/texts.ts';
import { TransferState } from '../../src/app/pages/agent/team/TeamBar.tsx';
import Deposit from '../../src/app/pages/money/deposit/Deposit.tsx';
import Transfer from '../../src/app/pages/money/transfer/Transfer.tsx';
import Withdraw from '../../src/app/pages/money/withdraw/Withdraw.tsx';
import RewardCenter from '../../src/app/pages/rewards/center/RewardCenter.tsx';
import { sendingDown } from '../../src/app/stores/agent/send-down.ts';
import type { MoneyAttempt } from '../../src/app/stores/data/attempt.ts';
import { connectPlatform } from '../../src/app/stores/data/transport.ts';
import { depositing } from '../../src/app/stores/deposit/deposit.ts';
import { claimAll, claimingAll, claimOne, rewardClaim, settleReward } from '../../src/app/stores/rewards/rewards.ts';
import { restoreSession } from '../../src/app/stores/session/session.ts';
import { refreshStatus } from '../../src/app/stores/system/system.ts';
import { transfer } from '../../src/app/stores/wallet/transfer.ts';
import { withdrawal } from '../../src/app/stores/withdraw/withdrawal.ts';

/** How a movement stands for the app. */
export interface Standing {
  /** The idempotency key of the movement that the app knows of. */
  readonly key?: string;
  readonly value?: unknown;
  readonly busy: boolean;
  readonly needsSecret: boolean;
}

/** One money flow of the app, from its page and its store. */
export interface Flow {
  start(form: unknown, secret?: string): void;
  resume(secret?: string): Promise<void>;
  standing(): Standing;
}

interface Played extends Flow {
  readonly page: FunctionComponent;
}

function played<Form, Value, Secret>(
  page: FunctionComponent,
  attempt: MoneyAttempt<Form, Value, Secret>,
  secretOf: (secret: string | undefined) => Secret,
): Played {
  return {
    page,
    start: (form, secret) => void attempt.start(form as Form, secretOf(secret)),
    resume: (secret) => (secret === undefined ? attempt.resume() : attempt.resume(secretOf(secret))),
    standing: () => {
      const { key, value } = attempt.current.peek() ?? {};
      return {
        ...(key === undefined ? {} : { key }),
        value,
        busy: attempt.busy.peek(),
        needsSecret: attempt.needsSecret(),
      };
    },
  };
}

/** Rewards are had by one tap and not kept: what the app still knows of is what it is not sure of. */
const claims: Played = {
  page: RewardCenter,
  start: (form) => {
    const { rewardId } = form as { rewardId?: string };
    void (rewardId === undefined ? claimAll() : claimOne(rewardId));
  },
  resume: async () => {
    await settleReward();
  },
  standing: () => {
    const open = rewardClaim.claiming.peek() ?? rewardClaim.unsettled.peek();
    return {
      ...(open && { key: open.rewardId }),
      value: undefined,
      busy: rewardClaim.claiming.peek() !== undefined || claimingAll.peek(),
      needsSecret: false,
    };
  },
};

/** How money under way to the team stands, which the page of the team says above its list. */
const TeamSends = () => <TransferState onPassword={() => undefined} />;

const flows = {
  claim: claims,
  deposit: played(Deposit, depositing, () => undefined),
  sendDown: played(TeamSends, sendingDown, (secret) => secret ?? ''),
  transfer: played(Transfer, transfer, () => true),
  withdraw: played(Withdraw, withdrawal, (secret) => secret ?? ''),
};

export type FlowName = keyof typeof flows;

/** What a life of the app is started with. */
export interface Start {
  readonly origin: string;
  readonly flow: FlowName;
  readonly language: string;
  readonly dictionaries: Readonly<Record<string, Record<string, string>>>;
  /** Called once the page is drawn and has begun what it does by itself; nobody taps sooner. */
  readonly onReady: () => void;
}

/** The app after its start, on the page of the flow: what is on the screen, and what its buttons do. */
export interface Phone extends Flow {
  /** All text on the screen, its no-break spaces made plain. */
  screen(): string;
}

/** Effects of a parent run after those of its children. */
function Ready({ page: Page, onReady }: { page: FunctionComponent; onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return <Page />;
}

/** Starts the app as a reload or a tap on its icon does, with what its storage holds. */
export async function start({ origin, flow, language, dictionaries, onReady }: Start): Promise<Phone> {
  connectPlatform(origin, () => undefined);
  configureTexts((_, area) => Promise.resolve(dictionaries[area] ?? {}));
  await loadTexts(language, Object.keys(dictionaries) as TextArea[]);
  showLanguage(language);
  restoreSession();
  void refreshStatus();
  const { page, ...rest } = flows[flow];
  render((<Ready page={page} onReady={onReady} />) as ComponentChild, document.body);
  return { ...rest, screen: () => (document.body.textContent ?? '').replace(/[\u00a0\u202f]/g, ' ') };
}
