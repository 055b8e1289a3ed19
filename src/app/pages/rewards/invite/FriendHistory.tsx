import { useEffect } from 'react';
import type { InvitedFriend } from '../../../../contract/schemas/promotions.ts';
import { HISTORY_LINE, HistoryLine, HistoryList } from '../../../features/history/HistoryList.tsx';
import { longDay } from '../../../i18n/dates.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { invitedFriends } from '../../../stores/promotions/invited-friends.ts';
import { currency } from '../../../stores/system/system.ts';

const open = (): void => invitedFriends.open({});

/** Since when a friend is here, and what has come of it. */
const renderRow = ({ name, joinedAt, qualified, earned }: InvitedFriend) => (
  <HistoryLine title={name} note={t('invite_joined', { date: longDay(joinedAt) })} won={qualified}>
    {qualified ? money(`+${earned}`, currency.value) : t('invite_waits')}
  </HistoryLine>
);

/** Friends who came by the link, newest first. */
export default function FriendHistory() {
  useEffect(open, []);
  return (
    <HistoryList
      record={invitedFriends}
      rowHeight={HISTORY_LINE}
      renderRow={renderRow}
      label={t('invite_friends')}
      empty={{ title: t('invite_empty'), text: t('invite_empty_text') }}
      failed={t('invite_failed_friends')}
      onRetry={open}
    />
  );
}
