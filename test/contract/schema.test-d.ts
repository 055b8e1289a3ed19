import { z } from 'zod';
import type { Call, None } from '../../src/contract/call.ts';
import { schemaOf } from '../../src/contract/payloads/schema.ts';

interface Coin {
  side: 'heads' | 'tails';
  minted: number;
  note?: string;
}

const row = { method: 'GET', path: '/wps/coin', auth: 'none', retry: 1, cache: 'none', assumed: true } as const;
const bare: Call<Coin> = row;
const full: Call<Coin, { page: number } & { q?: string }, { coins: Coin[] }> = row;
const silent: Call<None, None, { id: string }> = row;

const side = z.enum(['heads', 'tails']);
const coin = z.strictObject({ side, minted: z.number(), note: z.string().exactOptional() });

schemaOf(bare)({ value: coin });
schemaOf(full)({
  query: z.strictObject({ page: z.coerce.number(), q: z.string().exactOptional() }),
  body: z.strictObject({ coins: z.array(coin) }),
  value: coin,
});
schemaOf(silent)({ body: z.strictObject({ id: z.string() }), value: z.undefined() });

// @ts-expect-error the contract has a field that the schema lacks
schemaOf(bare)({ value: z.strictObject({ side, note: z.string().exactOptional() }) });

// @ts-expect-error an optional field that the schema lacks is drift as well
schemaOf(bare)({ value: z.strictObject({ side, minted: z.number() }) });

// @ts-expect-error the schema has a field that the contract lacks
schemaOf(bare)({ value: coin.extend({ extra: z.string() }) });

// @ts-expect-error undefined is not the same as absent
schemaOf(bare)({ value: coin.extend({ note: z.string().optional() }) });

// @ts-expect-error an optional field of the contract may not be required by the schema
schemaOf(bare)({ value: coin.extend({ note: z.string() }) });

// @ts-expect-error a wider type
schemaOf(bare)({ value: coin.extend({ side: z.string() }) });

// @ts-expect-error a narrower type
schemaOf(bare)({ value: coin.extend({ side: z.literal('heads') }) });

// @ts-expect-error a row without a query takes no schema of one
schemaOf(bare)({ value: coin, query: z.strictObject({ page: z.number() }) });

// @ts-expect-error a row without a body takes no schema of one
schemaOf(bare)({ value: coin, body: z.undefined() });

// @ts-expect-error a row with a query needs a schema of it
schemaOf(full)({ value: coin, body: z.strictObject({ coins: z.array(coin) }) });

schemaOf(full)({
  // @ts-expect-error text where the row says number
  query: z.strictObject({ page: z.string(), q: z.string().exactOptional() }),
  body: z.strictObject({ coins: z.array(coin) }),
  value: coin,
});

// @ts-expect-error a call that answers nothing has no value
schemaOf(silent)({ body: z.strictObject({ id: z.string() }), value: coin });
