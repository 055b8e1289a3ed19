import { type ReadonlySignal, signal } from '@preact/signals';
import { local } from '../device/storage.ts';
import { onSignOut } from './session.ts';

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
