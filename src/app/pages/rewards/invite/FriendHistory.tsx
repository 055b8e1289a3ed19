import { useEffect } from 'react';
import type { InvitedFriend } from '../../../../contract/schemas/promotions.ts';
import { t } from '../../../i18n/texts.ts';
import { invitedFriends } from '../../../stores/invited-friends.ts';
import { RewardRecord } from '../../../features/history/HistoryList.tsx';
import { FRIEND_ROW, FriendRow } from './FriendRow.tsx';

const renderRow = (friend: InvitedFriend) => <FriendRow friend={friend} />;

/** Friends who came by the link, newest first. */
export default function FriendRecord() {
  useEffect(() => invitedFriends.open({}), []);
  return (
    <RewardRecord
      record={invitedFriends}
      rowHeight={FRIEND_ROW}
      renderRow={renderRow}
      label={t('invite_friends')}
      empty={{ title: t('invite_empty'), text: t('invite_empty_text') }}
      failed={t('invite_failed_friends')}
      onRetry={() => invitedFriends.open({})}
    />
  );
}
