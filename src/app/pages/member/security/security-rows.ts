import type { SecurityConfig } from '../../../../contract/schemas/security.ts';
import { firstPassword, go, kycPath, withdraw } from '../../../routes/links.ts';
import type { ContactEditor } from '../editors/use-editor.tsx';

/** The rows of the security centre (SPEC 2.1: /m/securityCenter). */
export type SecurityRowId =
  | 'password'
  | 'email'
  | 'mobileNum'
  | 'paymentPassword'
  | 'payeeName'
  | 'bankCard'
  | 'securityQuestions'
  | 'kyc'
  | 'linked'
  | 'protection';

/** One row: whether it is set, what is known of it, and whether it can still be changed here. */
export interface SecurityRow {
  readonly id: SecurityRowId;
  /** Undefined for a row that only leads elsewhere. */
  readonly set?: boolean;
  /** Masked. */
  readonly known?: string | undefined;
  /** Set once and for all: there is nothing to tap. */
  readonly fixed?: boolean;
}

/** A group of rows, by the key of its title. */
export interface SecurityGroup {
  readonly id: 'access' | 'money' | 'person';
  readonly rows: readonly SecurityRow[];
}

/** What the site has beside the account itself. */
export interface SiteDoors {
  /** Members can be verified. */
  readonly kyc: boolean;
  /** Accounts of other services sign in here. */
  readonly linked: boolean;
  /** Members may limit their play. */
  readonly protection: boolean;
}

/** The rows of the security centre, in their groups. */
export function securityGroups(config: SecurityConfig, doors: SiteDoors): SecurityGroup[] {
  const { masked } = config;
  return [
    {
      id: 'access',
      rows: [
        { id: 'password', set: true },
        { id: 'email', set: config.email, known: masked.email },
        { id: 'mobileNum', set: config.mobileNum, known: masked.mobileNum },
        ...(doors.linked ? [{ id: 'linked' } as const] : []),
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
    {
      id: 'person',
      rows: [
        { id: 'securityQuestions', set: config.securityQuestions },
        ...(doors.kyc ? [{ id: 'kyc' } as const] : []),
        ...(doors.protection ? [{ id: 'protection' } as const] : []),
      ],
    },
  ];
}

/** The order of the steps: a way back into the account counts for more than what money needs. */
const FIRST = ['email', 'mobileNum', 'paymentPassword', 'securityQuestions', 'payeeName', 'bankCard'] as const;

/** A step that the meter can offer. */
export type SecurityStep = (typeof FIRST)[number];

/** The next step; undefined when all is set. */
export function nextStep(config: SecurityConfig): SecurityStep | undefined {
  return FIRST.find((id) => !config[id]);
}

/** How strong a score of 0 to 100 is. */
export function strengthOf(score: number): 'weak' | 'fair' | 'strong' {
  if (score < 50) return 'weak';
  return score < 80 ? 'fair' : 'strong';
}

const EDITOR: Partial<Record<SecurityRowId, ContactEditor>> = {
  email: 'email',
  mobileNum: 'mobile',
  payeeName: 'payeeName',
  securityQuestions: 'questions',
};

const PAGE: Partial<Record<SecurityRowId, string>> = {
  password: firstPassword(`?next=${encodeURIComponent('/m/securityCenter')}`),
  paymentPassword: '/m/paymentPassword',
  bankCard: withdraw,
  kyc: kycPath,
  linked: '/m/linkedAccounts',
  protection: '/m/protection',
};

/** Opens the page or the form of a row. */
export function openRow(id: SecurityRowId, edit: (name: ContactEditor) => void): void {
  const page = PAGE[id];
  const editor = EDITOR[id];
  if (page) go(page);
  else if (editor) edit(editor);
}
