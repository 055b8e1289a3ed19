import type { Vip, VipLevel } from '../../../contract/schemas/vip.ts';
import { local, readJson, writeJson } from '../../device/storage.ts';
import { session } from '../session/session.ts';

const KEY = 'vipLevels';

const isRecord = (value: unknown): value is Record<string, number> => typeof value === 'object' && value !== null;

/** The level that the member has reached since this phone last knew it; undefined the first time, and when it fell or stayed. */
export function levelReached({ level, levels }: Pick<Vip, 'level' | 'levels'>): VipLevel | undefined {
  const user = session.peek()?.userName;
  if (!user) return undefined;
  const seen = readJson(local, KEY, isRecord) ?? {};
  const before = seen[user];
  if (before !== level) writeJson(local, KEY, { ...seen, [user]: level });
  return before !== undefined && level > before ? levels.find((one) => one.level === level) : undefined;
}
