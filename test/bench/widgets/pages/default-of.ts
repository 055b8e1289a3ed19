/** The default export of a CommonJS package, which a module of this project gets inside an object. */
export const defaultOf = <T>(imported: T): T => (imported as { default?: T }).default ?? imported;
