/** The floor of DESIGN.md section 3. */
export const TARGET = ['chrome67', 'safari12'];

/**
 * Safari has destructured since version 10. Esbuild counts it as lacking before 14.1, for a corner of the conformance tests,
 * and cannot rewrite it.
 */
export const SUPPORTED = { destructuring: true };
