import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { DOCUMENT_SIDES } from '../../../contract/fields/kyc.ts';
import type { DocumentSide, DocumentType } from '../../../contract/schemas/kyc.ts';
import { local } from '../../device/storage.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { account, onSignOut } from '../session/session.ts';
import { kyc } from './kyc.ts';

/**
 * One side of the document.
 * - `empty`: nothing chosen. - `part`: the platform has a part, and the phone no picture any more. - `checking`: it is being read.
 * - `large`: over the limit; a smaller copy may be offered. - `ready`: to be sent. - `sending`. - `sent`: the platform has it whole.
 * - `refused`: the platform could not use it.
 */
export interface Side {
  readonly phase: 'empty' | 'part' | 'checking' | 'large' | 'ready' | 'sending' | 'sent' | 'refused';
  /** Bytes of what is sent. */
  readonly size: number;
  readonly received: number;
  /** Address of the picture for an <img>, while the phone has it. */
  readonly preview?: string | undefined;
}

/** The document as a whole. */
export interface KycDraft {
  readonly documentType: DocumentType;
  /** Smaller copies are sent where there are some. */
  readonly small: boolean;
  /** Bytes of the pictures that wait, as they are and as smaller copies; the same where none is offered. */
  readonly original: number;
  readonly smaller: number;
  /** Pictures are under way, even while held or without a line. */
  readonly sending: boolean;
  readonly paused: boolean;
  /** There is no line. */
  readonly waiting: boolean;
  /** The last piece did not get through and is being tried again. */
  readonly troubled: boolean;
  /** Why sending ended without success. */
  readonly failure?: TextKey | undefined;
}

const BLANK: Side = { phase: 'empty', size: 0, received: 0 };
const FRESH: KycDraft = {
  documentType: 'idCard',
  small: false,
  original: 0,
  smaller: 0,
  sending: false,
  paused: false,
  waiting: false,
  troubled: false,
};
const states: Record<DocumentSide, Signal<Side>> = {
  front: signal(BLANK, { name: 'kyc.front' }),
  back: signal(BLANK, { name: 'kyc.back' }),
};
const draft = signal(FRESH, { name: 'kyc.draft' });

export const kycSides: Readonly<Record<DocumentSide, ReadonlySignal<Side>>> = states;
export const kycDraft: ReadonlySignal<KycDraft> = draft;

/** Changes what is known of a side; without a change it is blank again. */
export function putSide(side: DocumentSide, change: Partial<Side> = BLANK): void {
  states[side].value = change === BLANK ? BLANK : { ...states[side].peek(), ...change };
}

/** Changes what is known of the whole. */
export function putDraft(change: Partial<KycDraft>): void {
  draft.value = { ...draft.peek(), ...change };
}

/** Where the phone notes that it keeps pictures of this member, and how they are to be sent. */
export const draftPlace = (): string => `kyc.${account()}`;

/** Whether a reload interrupted something. */
export const isInterrupted = (): boolean => local.get(draftPlace()) !== undefined;

/** Shows what the platform has of the sides that the phone has no picture of. */
export function showUploads(): void {
  const known = kyc.value.peek();
  if (known?.documentType) putDraft({ documentType: known.documentType });
  for (const { side, size, received } of known?.uploads ?? []) {
    if (!states[side].peek().preview) putSide(side, { phase: received === size ? 'sent' : 'part', size, received });
  }
}

onSignOut(() => {
  for (const side of DOCUMENT_SIDES) putSide(side);
  draft.value = FRESH;
});
