/** The floor of DESIGN.md section 3. */
export const TARGET = ['chrome67', 'safari12'];

/**
 * Safari has destructured since version 10. Esbuild counts it as lacking before 14.1, for a corner of the conformance tests, and cannot
 * rewrite it. Templates it counts as lacking before 13, for a fault with tagged ones, which no build has: checks/floor/scripts.ts.
 */
export const SUPPORTED = { destructuring: true, 'template-literal': true };
