/** How a field is typed. What is absent is plain text that no browser fills in. */
export interface FieldInput {
  readonly type?: 'password' | 'email' | 'tel' | 'date';
  /** What the phone's keyboard shows. */
  readonly inputMode?: 'numeric' | 'email' | 'tel';
  /** What a browser may fill in (`autocomplete`). */
  readonly autoComplete?: string;
}
