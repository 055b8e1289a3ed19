import { getInvitedFriends } from '../../../contract/calls/promotions.ts';
import type { InvitedFriend } from '../../../contract/schemas/promotions.ts';
import { send } from '../../api/client.ts';
import { type PagedRecord, pagedRecord } from '../data/paged.ts';

const PAGE_SIZE = 30;

/** Friends who came by the link, newest first. */
export const invitedFriends: PagedRecord<InvitedFriend, object, undefined> = pagedRecord(
  'referral.friends',
  async (_, pageNo) => ({
    ...(await send(getInvitedFriends, { query: { pageNo, pageSize: PAGE_SIZE } })),
    footer: undefined,
  }),
);
