/** A member who is to be sent money. */
export interface Receiver {
  readonly memberId: string;
  readonly userName: string;
}

/** No more members than this in one transfer. */
export const MOST_RECEIVERS = 100;
