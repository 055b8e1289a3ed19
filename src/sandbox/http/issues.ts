import type { z } from 'zod';
import type { FailureValue } from '../../contract/envelope.ts';

type Issue = NonNullable<FailureValue['issues']>[number];

/** The name by which the payload calls the field at fault: `items.0.amount`; empty for the payload as a whole. */
function fieldOf(issue: z.core.$ZodIssue): string {
  const path = issue.path.map(String);
  return (issue.code === 'unrecognized_keys' ? [...path, issue.keys[0] ?? ''] : path).join('.');
}

function messageOf(issue: z.core.$ZodIssue, field: string): string {
  const name = field || 'payload';
  if (issue.code === 'unrecognized_keys') return `${name} is not a field of this call`;
  if (issue.code === 'invalid_type' && issue.input === undefined) return `${name} is required`;
  if (issue.code === 'too_small') return `${name} is too small or too short: at least ${issue.minimum}`;
  if (issue.code === 'too_big') return `${name} is too big or too long: at most ${issue.maximum}`;
  if (issue.code === 'invalid_value') return `${name} must be one of ${issue.values.map(String).join(', ')}`;
  return `${name}: ${issue.message}`;
}

/** What a refused payload is told: each field at fault by its name. Values never appear, as they may be secrets. */
export function issuesOf(error: z.ZodError): Issue[] {
  return error.issues.map((issue) => {
    const field = fieldOf(issue);
    return { field, message: messageOf(issue, field) };
  });
}
