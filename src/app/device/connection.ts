/** Whether the browser's own data saver is on. iOS and Firefox do not tell. */
export const saveData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
