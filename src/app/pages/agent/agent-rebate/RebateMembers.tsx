import { useCallback, useEffect, useState } from 'react';
import type { Subordinate } from '../../../../contract/schemas/agent.ts';
import { isOpen } from '../../../features/switches/is-open.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import { go } from '../../../routes/links.ts';
import { rebateMembers } from '../../../stores/agent/rebate-members.ts';
import styles from '../agent.css';
import { linksPath } from '../agent-pages.ts';
import { MemberRow, TeamRows } from '../MemberRow.tsx';
import { NameSearch } from '../TeamNavigation.tsx';

export interface RebateMembersProps {
  /** Whose rates are to be seen. */
  onPick: (member: Subordinate) => void;
}

/** The direct downlines; a search finds anybody of the team. A tap shows the rates. */
export default function RebateMembers({ onPick }: RebateMembersProps) {
  const [name, setName] = useState('');
  const load = () => rebateMembers.open(name ? { userName: name } : {});
  useEffect(load, [name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page picks in the same way all the time
  const renderRow = useCallback((member: Subordinate) => <Row member={member} onPress={() => onPick(member)} />, []);
  return (
    <>
      <h2 className={styles.agentTitle}>{t('arate_members')}</h2>
      <NameSearch value={name} label={t('arate_search')} onFind={setName} />
      <TeamRows
        record={rebateMembers}
        total={({ footer }) => footer.count}
        renderRow={renderRow}
        label={t('arate_members')}
        empty={
          name
            ? { title: t('arate_none'), action: t('arate_clear'), onAction: () => setName('') }
            : {
                title: t('arate_empty'),
                ...(isOpen(linksPath) && { action: t('arate_register'), onAction: () => go(linksPath) }),
              }
        }
        failed={t('arate_list_failed')}
        onRetry={load}
      />
    </>
  );
}

/** A member; the rates of who stands deeper are set by their own upline, and only read here. */
function Row({ member, onPress }: { member: Subordinate; onPress: () => void }) {
  const { userName, downlines, level, uplineName } = member;
  const below = downlines > 0 ? plural('arate_below', downlines) : t('arate_alone');
  return (
    <MemberRow
      name={userName}
      note={level > 1 ? t('arate_under', { name: uplineName }) : below}
      detail={t(level > 1 ? 'arate_see' : 'arate_change')}
      onPress={onPress}
    />
  );
}
