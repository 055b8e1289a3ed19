/** What src/build/steps/worker.ts knows of the build that the worker belongs to. */
declare module 'leve:build' {
  /** Addresses that the shell needs in any language, home's HTML aside: scripts, sheets, the logo, the default banner. */
  export const SHELL: readonly string[];

  /** What this worker's own file weighs on the line, packed, headers included. */
  export const BYTES: number;
}
