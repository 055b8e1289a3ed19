import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyCall } from '../../src/contract/call.ts';

/** A row as the contract exports it, with the name of the file that holds it. */
export interface NamedRow {
  readonly name: string;
  readonly domain: string;
  readonly call: AnyCall;
}

/** Every row of `src/contract/calls`, found by walking the folder: a new file cannot be forgotten. */
export async function contractRows(): Promise<NamedRow[]> {
  const files = readdirSync(join('src', 'contract', 'calls')).filter((file) => file.endsWith('.ts'));
  const rooms = files.map(async (file) => {
    const domain = file.slice(0, -'.ts'.length);
    const room: Record<string, AnyCall> = await import(`../../src/contract/calls/${domain}.ts`);
    return Object.entries(room).map(([name, call]) => ({ name, domain, call }));
  });
  return (await Promise.all(rooms)).flat();
}
