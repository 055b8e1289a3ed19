import { KINDS, type Kind, type Severity } from './kinds.ts';

/** A fault in plain words, or nothing. */
export type Verdict = string | undefined;

/** Something wrong at one address. */
export interface Finding {
  readonly kind: Kind;
  readonly severity: Severity;
  readonly address: string;
  readonly fault: string;
}

/** What was looked at: how much was good, and what was not. */
export class Found {
  good = 0;
  readonly findings: Finding[] = [];

  /** Notes what came of one look at an address. */
  note(kind: Kind, address: string, verdict: Verdict): void {
    if (verdict === undefined) this.good += 1;
    else if (!this.findings.some((one) => one.kind === kind && one.address === address && one.fault === verdict)) {
      this.findings.push({ kind, severity: KINDS[kind].severity, address, fault: verdict });
    }
  }
}
