/**
 * What the app is promised of a value, as short as it can be sent to a phone. Made from the schemas by the build; see `src/app/api/read.ts`
 * for what becomes of a value that differs.
 * - a number: a number, this one where there is none. - a boolean: true or false.
 * - `''`: text, empty where there is none. - `'d'`: a decimal string. - `'t'`: a moment, `'y'`: a day, empty where there is none.
 * - `'i'`: text that the record is nothing without. - `'n'`: such a number.
 * - `[shape]`: a list, empty where there is none. - `[0, shape]`: a record by names.
 * - an object: its fields; those under `_` may be absent.
 */
export type Shape = number | boolean | string | readonly [Shape] | readonly [0, Shape] | FieldShapes;

/** The shapes of an object's fields. */
export interface FieldShapes {
  readonly [field: string]: Shape;
}
