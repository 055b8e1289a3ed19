import { type ReadonlySignal, signal } from '@preact/signals';
import { getLiveChat, sendLiveLine } from '../../../contract/calls/service.ts';
import type { LiveLine } from '../../../contract/schemas/service.ts';
import { send } from '../../api/client.ts';
import { asCallError } from '../../api/errors.ts';
import { readJson, tab, writeJson } from '../../device/storage.ts';
import { language, type TextKey } from '../../i18n/texts.ts';
import { randomKey } from '../../lib/random-key.ts';
import { errorText } from '../data/error-text.ts';
import { showToast } from '../screen/toasts.ts';
import { account, onSignOut } from '../session/session.ts';
import { liveRoom, openedRoom } from './live-room.ts';

/** Lines that are kept on the screen at most. */
const MOST = 80;

const PENDING = 'liveLine';

/** A line that was sent and of which nobody knows yet whether it arrived. */
interface PendingLine {
  readonly modelId: string;
  readonly owner: string;
  readonly text: string;
  readonly key: string;
}

const isPending = (value: unknown): value is PendingLine =>
  typeof (value as Partial<PendingLine> | null)?.key === 'string';

const lines = signal<readonly LiveLine[]>([], { name: 'live.lines' });
const watching = signal<number | undefined>(undefined, { name: 'live.viewers' });
const arrivedKey = signal('', { name: 'live.arrived' });

/** What was said in the room that is open, oldest first, since it was opened. */
export const liveLines: ReadonlySignal<readonly LiveLine[]> = lines;

/** How many watch it, as its chat says; undefined before its first answer. */
export const liveViewers: ReadonlySignal<number | undefined> = watching;

/** The text of the line that has arrived last though its answer was lost. */
export const liveArrived: ReadonlySignal<string> = arrivedKey;

let shown = '';
/** The last line that the platform told of by itself: others may have spoken before an own one that is here already. */
let last: string | undefined;

function forget(modelId: string): void {
  shown = modelId;
  last = undefined;
  lines.value = [];
  watching.value = undefined;
}

onSignOut(() => forget(''));

/** Takes lines over, each once. */
export function addLines(fresh: readonly LiveLine[]): void {
  const known = new Set(fresh.map(({ lineId }) => lineId));
  const all = [...lines.peek().filter(({ lineId }) => !known.has(lineId)), ...fresh];
  all.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  lines.value = all.slice(-MOST);
  const pending = readJson(tab, PENDING, isPending);
  if (!pending || !fresh.some(({ lineKey }) => lineKey === pending.key)) return;
  writeJson(tab, PENDING, undefined);
  arrivedKey.value = pending.text;
}

/** A room that closes, or a ticket that is over, is seen by the room itself. */
function mayHaveEnded(thrown: unknown): void {
  const { code } = asCallError(thrown);
  if (!code.startsWith('live.')) return;
  if (code === 'live.unpaid') showToast('info', 'live_ticket_over', 3);
  void liveRoom.load();
}

/** Reads what is new in the room that is open; true when that failed. */
export async function readLines(): Promise<boolean> {
  const modelId = openedRoom.peek();
  if (shown !== modelId) forget(modelId);
  try {
    const query = { modelId, language: language(), ...(last !== undefined && { after: last }) };
    const { lines: fresh, viewers } = await send(getLiveChat, { query });
    if (shown !== modelId) return false;
    last = fresh[fresh.length - 1]?.lineId ?? last;
    watching.value = viewers;
    if (fresh.length > 0) addLines(fresh);
    return false;
  } catch (thrown) {
    mayHaveEnded(thrown);
    return true;
  }
}

/**
 * Says something in the room that is open. The same text after a lost answer goes out under the same key, so that it is said once.
 * Gives the text that tells why it was not taken.
 */
export async function sayLine(text: string): Promise<TextKey | undefined> {
  const modelId = openedRoom.peek();
  const owner = account() ?? '';
  const before = readJson(tab, PENDING, isPending);
  const same = before?.text === text && before.modelId === modelId && before.owner === owner;
  const { key } = same ? before : { key: randomKey() };
  writeJson(tab, PENDING, { modelId, owner, text, key });
  try {
    const line = await send(sendLiveLine, { body: { modelId, text, lineKey: key } });
    writeJson(tab, PENDING, undefined);
    if (openedRoom.peek() === modelId) addLines([line]);
    return undefined;
  } catch (thrown) {
    mayHaveEnded(thrown);
    return errorText(asCallError(thrown));
  }
}
