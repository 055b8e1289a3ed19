/** Portuguese is the default (SPEC section 9). */
export const DEFAULT_LANGUAGE = 'pt';

/** The BCP 47 tag of a language. Codes are tags already, but plain Portuguese means Brazil's. */
export const tagOf = (code: string): string => (code === 'pt' ? 'pt-BR' : code);
