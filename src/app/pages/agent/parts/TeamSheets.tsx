import './sheet-styles.ts';
import type { RebateRate, Subordinate } from '../../../../contract/schemas/agent.ts';
import { checkRole } from '../../../stores/roles.ts';
import type { Receiver } from '../receivers.ts';
import { AllRates } from './AllRates.tsx';
import { MemberSheet } from './MemberSheet.tsx';
import { RatesSheet } from './RatesSheet.tsx';
import { SecretSheet } from './SecretSheet.tsx';
import { SendSheet } from './SendSheet.tsx';

/** What lies over the team. */
export type Over =
  | { readonly sheet: 'member' | 'rates'; readonly member: Subordinate }
  | { readonly sheet: 'send'; readonly receivers: readonly Receiver[] }
  | { readonly sheet: 'secret' }
  | { readonly sheet: 'all'; readonly own: readonly RebateRate[] };

export interface SheetsProps {
  over: Over;
  /** Lays another over the page. */
  onOver?: (over: Over) => void;
  /** Leads to the level below a member. */
  onLevel?: (memberId: string) => void;
  /** Money has left: how it ends is told on the page. */
  onSent?: () => void;
  onClose: () => void;
}

/** All that is done with members of the team; a tap on a member brings it. */
export default function TeamSheets({ over, onOver, onLevel, onSent, onClose }: SheetsProps) {
  if (over.sheet === 'send')
    return <SendSheet receivers={over.receivers} onSent={onSent ?? onClose} onClose={onClose} />;
  if (over.sheet === 'all') return <AllRates own={over.own} onClose={onClose} />;
  if (over.sheet === 'secret') return <SecretSheet onClose={onClose} />;
  const { member } = over;
  if (over.sheet === 'rates') return <RatesSheet member={member} onClose={onClose} />;
  return (
    <MemberSheet
      member={member}
      onClose={onClose}
      onWish={(wish) => {
        if (wish === 'rates') return onOver?.({ sheet: 'rates', member });
        onClose();
        if (wish === 'team') onLevel?.(member.memberId);
        else if (checkRole('money')) onOver?.({ sheet: 'send', receivers: [member] });
      }}
    />
  );
}
