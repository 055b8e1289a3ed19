import type { ContractKind, ContractTerm } from '../../contract/shapes/contracts.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';

const DAY = 24 * 3600 * 1000;

interface Between {
  upline: number;
  downline: number;
  now: number;
}

const TERMS: readonly ContractTerm[] = [
  { turnover: '1000.00', betMembers: 3, rate: '0.5' },
  { turnover: '10000.00', betMembers: 10, rate: '1' },
];

/** Contracts that an upline has proposed and that wait to be signed: a daily salary and a dividend. */
export function seedContracts(db: Database, { upline, downline, now }: Between): void {
  const add = (kind: ContractKind, periodDays: number, age: number) =>
    sql(
      db,
      `INSERT INTO contracts (id, kind, upline_id, downline_id, terms, period_days, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    ).run(`c-${kind}-${downline}`, kind, upline, downline, JSON.stringify(TERMS), periodDays, now - age * DAY);
  add('dailySalary', 1, 2);
  add('dividend', 15, 1);
}
