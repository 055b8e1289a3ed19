import type { z } from 'zod';
import type { BodyOf, QueryOf, ValueOf } from '../../src/contract/call.ts';
import type { getGames } from '../../src/contract/calls/games.ts';
import type { registerByUsername } from '../../src/contract/calls/registration.ts';
import type { getTransactions, getWallet } from '../../src/contract/calls/wallet.ts';
import type { ProfileRow } from '../../src/contract/fields/profile.ts';
import type { AccountField, PersonalField, RegistrationField } from '../../src/contract/fields/registration.ts';
import type { getGamesSchema } from '../../src/contract/payloads/games.ts';
import type { registerByUsernameSchema } from '../../src/contract/payloads/registration.ts';
import type { getTransactionsSchema, getWalletSchema } from '../../src/contract/payloads/wallet.ts';
import type { GameType } from '../../src/contract/schemas/games.ts';
import type { Profile, ProfileForm } from '../../src/contract/schemas/member.ts';
import type { RegisterForm } from '../../src/contract/schemas/registration.ts';
import type { SessionType } from '../../src/contract/schemas/session.ts';
import type { Transaction } from '../../src/contract/schemas/wallet.ts';

type Same<A, B> = (<G>() => G extends A ? 1 : 2) extends <G>() => G extends B ? 1 : 2 ? true : false;

/** Fails to compile unless it is given `true`. */
type Holds<Claim extends true> = Claim;

type Written<Schema extends z.ZodType | undefined> = z.output<NonNullable<Schema>>;

/** What a schema reads is what its row says. */
export type Rows = [
  Holds<Same<Written<typeof getWalletSchema.value>, ValueOf<typeof getWallet>>>,
  Holds<Same<Written<typeof getGamesSchema.query>, QueryOf<typeof getGames>>>,
  Holds<Same<Written<typeof getTransactionsSchema.value>, ValueOf<typeof getTransactions>>>,
  Holds<Same<Written<typeof registerByUsernameSchema.body>, BodyOf<typeof registerByUsername>>>,
];

/** Literals stay literals. */
export type Literals = [
  Holds<Same<SessionType, 0 | 1 | 2 | 4 | 40 | 41 | 42>>,
  Holds<Same<GameType, 'RNG' | 'FISH' | 'LIVE' | 'SPORTS' | 'ESPORTS' | 'PVP' | 'LOTT' | 'ELOTT' | 'COCKFIGHT'>>,
];

/** Every registration field is in the payload; what tells of the person is in the profile as well, to fill in and to read. */
export type Fields = [
  Holds<Same<Exclude<RegistrationField, keyof RegisterForm>, never>>,
  Holds<Same<Exclude<PersonalField, keyof ProfileForm>, never>>,
  Holds<Same<Exclude<PersonalField, keyof Profile>, never>>,
  Holds<Same<Exclude<AccountField, RegistrationField>, never>>,
];

declare const transaction: Transaction;

// @ts-expect-error absent is not the same as undefined
export const withUndefined: Transaction = { ...transaction, walletName: undefined };

// @ts-expect-error a field that registration asks for is missing in the profile's table
export const withoutField: Record<PersonalField, ProfileRow> = { birthday: { group: 'personal' } };
