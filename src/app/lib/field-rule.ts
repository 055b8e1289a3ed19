/** The part of a field's rule that its text is checked against. Lengths count characters. */
export interface TextRule {
  required: boolean;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
}

/** What is wrong with a text. */
export type Flaw = 'required' | 'length' | 'format';

/** A pattern from the platform; one that is no regular expression checks nothing, the platform itself still does. */
function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`).test(text);
  } catch (error) {
    console.warn('a field pattern of the platform cannot be read', error);
    return true;
  }
}

/** Checks a text against a rule (SPEC section 5): an optional empty field passes. */
export function flawOf(text: string, rule: TextRule | undefined): Flaw | undefined {
  if (text === '') return rule?.required ? 'required' : undefined;
  if (!rule) return undefined;
  if (text.length < (rule.minLength ?? 0) || text.length > (rule.maxLength ?? Number.POSITIVE_INFINITY))
    return 'length';
  return rule.pattern && !matches(rule.pattern, text) ? 'format' : undefined;
}
