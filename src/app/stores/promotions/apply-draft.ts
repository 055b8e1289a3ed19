import { type ReadonlySignal, signal } from '@preact/signals';
import type { Announcement } from '../../../contract/schemas/announcements.ts';
import { local } from '../../device/storage.ts';
import { onSignOut } from '../session/session.ts';

/** What an application has to bring. */
export type ApplyFlags = Pick<Announcement, 'imageRequired' | 'remarkRequired'>;

/** Whether an application may be sent: with all that its flags require, and always where they require nothing (SPEC section 5). */
export function maySubmit({ imageRequired, remarkRequired }: ApplyFlags, remarks: string, pictures: number): boolean {
  return (remarkRequired !== 'Y' || remarks.trim() !== '') && (imageRequired !== 'Y' || pictures > 0);
}

/** Name of an application's form among the kept texts. */
export const applyForm = (promotionId: string): string => `apply.${promotionId}`;

/** A picture of an application, as it is shown. */
export interface AppliedPicture {
  readonly id: string;
  readonly preview: string;
}

const pictures = signal<readonly AppliedPicture[]>([], { name: 'apply.pictures' });

/** The pictures that were chosen for the application on screen. */
export const appliedPictures: ReadonlySignal<readonly AppliedPicture[]> = pictures;

export function putPictures(next: readonly AppliedPicture[]): void {
  pictures.value = next;
}

/** Where the phone notes for which promotion it keeps pictures: what brings them back comes only then. */
const KEPT = 'apply.kept';

export const keepsPictures = (promotionId: string): boolean => local.get(KEPT) === promotionId;

export function noteKept(promotionId: string | undefined): void {
  local.set(KEPT, promotionId);
}

/** How an application is: being sent, or sent without anybody knowing whether it arrived. */
export type ApplyPhase = 'open' | 'sending' | 'unknown';

const phase = signal<ApplyPhase>('open', { name: 'apply.phase' });

export const applyPhase: ReadonlySignal<ApplyPhase> = phase;

export function putPhase(next: ApplyPhase): void {
  phase.value = next;
}

/** Begins with another application: what was chosen for the one before is not its. */
export function freshDraft(): void {
  for (const { preview } of pictures.peek()) URL.revokeObjectURL(preview);
  pictures.value = [];
  phase.value = 'open';
}

onSignOut(freshDraft);
