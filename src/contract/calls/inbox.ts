import type { Call, None } from '../call.ts';
import type { InboxEntry, InboxMessage, InboxMessageQuery, InboxQuery, InboxSelection } from '../schemas/inbox.ts';
import type { Page } from '../schemas/page.ts';

/** Messages, newest first. */
export const getInbox: Call<Page<InboxEntry>, InboxQuery> = {
  method: 'GET',
  path: '/wps/inbox',
  auth: 'member',
  retry: 1,
  cache: 'none',
  offline: true,
  assumed: true,
};

/** One message; reading it marks nothing, the app does that with markInboxRead. */
export const getInboxMessage: Call<InboxMessage, InboxMessageQuery> = {
  method: 'GET',
  path: '/wps/inbox/detail',
  auth: 'member',
  retry: 1,
  cache: 'none',
  offline: true,
  assumed: true,
};

/** Marks messages read. */
export const markInboxRead: Call<None, None, InboxSelection> = {
  method: 'POST',
  path: '/wps/inbox/read',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Marks every message read. */
export const markAllInboxRead: Call<None> = {
  method: 'POST',
  path: '/wps/inbox/readAll',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};

/** Deletes messages. */
export const deleteInboxMessages: Call<None, None, InboxSelection> = {
  method: 'DELETE',
  path: '/wps/inbox',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
};
