import type { SecurityConfig } from '../../../contract/shapes/security.ts';

/** What stands in the security centre (SPEC 2.1: /m/securityCenter). */
export type SecurityRowId =
  | 'password'
  | 'email'
  | 'mobileNum'
  | 'paymentPassword'
  | 'payeeName'
  | 'bankCard'
  | 'securityQuestions';

/** One row: whether it is set, what is known of it, and whether it can still be changed here. */
export interface SecurityRow {
  readonly id: SecurityRowId;
  readonly set: boolean;
  /** Masked. */
  readonly known?: string | undefined;
  /** Set once and for all: there is nothing to tap. */
  readonly fixed?: boolean;
}

/** A group of rows, by the key of its title. */
export interface SecurityGroup {
  readonly id: 'access' | 'money' | 'recovery';
  readonly rows: readonly SecurityRow[];
}

/** The rows of the security centre, in their groups. */
export function securityGroups(config: SecurityConfig): SecurityGroup[] {
  const { masked } = config;
  return [
    {
      id: 'access',
      rows: [
        { id: 'password', set: true },
        { id: 'email', set: config.email, known: masked.email },
        { id: 'mobileNum', set: config.mobileNum, known: masked.mobileNum },
      ],
    },
    {
      id: 'money',
      rows: [
        { id: 'paymentPassword', set: config.paymentPassword },
        { id: 'payeeName', set: config.payeeName, known: masked.payeeName, fixed: config.payeeName },
        { id: 'bankCard', set: config.bankCard },
      ],
    },
    { id: 'recovery', rows: [{ id: 'securityQuestions', set: config.securityQuestions }] },
  ];
}

/** What to do first: a way back into the account counts for more than what money needs. */
const FIRST = ['email', 'mobileNum', 'paymentPassword', 'securityQuestions', 'payeeName', 'bankCard'] as const;

/** What can be the next thing to do. */
export type SecurityStep = (typeof FIRST)[number];

/** The next thing to set; undefined when all is set. */
export function nextStep(config: SecurityConfig): SecurityStep | undefined {
  const open = (id: SecurityRowId): boolean =>
    securityGroups(config).some(({ rows }) => rows.some((row) => row.id === id && !row.set));
  return FIRST.find(open);
}

/** How strong a score of 0 to 100 is. */
export function strengthOf(score: number): 'weak' | 'fair' | 'strong' {
  if (score < 50) return 'weak';
  return score < 80 ? 'fair' : 'strong';
}
