/** What src/build/steps/worker.ts knows of the build that the worker belongs to. */
declare module 'leve:build' {
  /** Addresses that the shell needs in any language, home's HTML aside: scripts, sheets, the logo, the default banner. */
  export const SHELL: readonly string[];
}
