/** What current browsers know and the floor's do not: used behind a check alone. */
declare namespace Intl {
  interface NumberFormatOptionsStyleRegistry {
    unit: never;
  }
  interface NumberFormatOptions {
    unit?: string;
  }
}
