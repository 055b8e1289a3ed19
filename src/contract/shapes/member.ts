import type { SessionType } from './session.ts';

/** Member info (SPEC section 3). */
export interface Member {
  id: string;
  account: string;
  nickname: string;
  type: SessionType;
  clubLabel: { labelName: string };
  /** A path for the image hosts. */
  icon: string;
}
