import { getLiveModels } from '../../../contract/calls/service.ts';
import type { LiveModel, RoomType } from '../../../contract/schemas/service.ts';
import { send } from '../../api/client.ts';
import { type PagedRecord, pagedRecord } from '../data/paged.ts';

/** Rooms per page. */
const PAGE_SIZE = 24;

/** Which rooms: all of them, or those of one type. */
export interface RoomFilter {
  readonly roomType?: RoomType;
  readonly language: string;
}

/** Live-stream rooms (SPEC 7.3), those on the air first. */
export const liveRooms: PagedRecord<LiveModel, RoomFilter, undefined> = pagedRecord(
  'live.rooms',
  async (filter, pageNo) => ({
    ...(await send(getLiveModels, { query: { ...filter, pageNo, pageSize: PAGE_SIZE } })),
    footer: undefined,
  }),
);

/** Whether a ticket for a room still lasts. */
export const isPaid = ({ paidUntil }: LiveModel): boolean =>
  paidUntil !== undefined && Date.parse(paidUntil) > Date.now();
