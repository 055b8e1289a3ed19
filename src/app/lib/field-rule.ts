/** The part of a field's rule that its text is checked against. Lengths count characters. */
export interface TextRule {
  required: boolean;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
}

/** What is wrong with a text. */
export type Flaw = 'required' | 'length' | 'format';

/** The pattern read as Unicode, as HTML reads patterns (`\p{L}` for letters), else as plain; undefined when it is none. */
function readPattern(pattern: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(`^(?:${pattern})$`, flags);
    } catch (error) {
      console.warn(error);
    }
  }
  return undefined;
}

/** A pattern that cannot be read checks nothing here; the platform itself still does. */
const matches = (pattern: string, text: string): boolean => readPattern(pattern)?.test(text) ?? true;

/** Checks a text against a rule (SPEC section 5): an optional empty field passes. */
export function flawOf(text: string, rule: TextRule | undefined): Flaw | undefined {
  if (text === '') return rule?.required ? 'required' : undefined;
  if (!rule) return undefined;
  if (text.length < (rule.minLength ?? 0) || text.length > (rule.maxLength ?? Number.POSITIVE_INFINITY))
    return 'length';
  return rule.pattern && !matches(rule.pattern, text) ? 'format' : undefined;
}
