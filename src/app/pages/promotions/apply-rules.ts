import type { Announcement } from '../../../contract/schemas/announcements.ts';

/** What an application has to bring. */
export type ApplyFlags = Pick<Announcement, 'imageRequired' | 'remarkRequired'>;

/** Whether an application may be sent: with all that its flags require, and always where they require nothing (SPEC section 5). */
export function maySubmit({ imageRequired, remarkRequired }: ApplyFlags, remarks: string, pictures: number): boolean {
  return (remarkRequired !== 'Y' || remarks.trim() !== '') && (imageRequired !== 'Y' || pictures > 0);
}
