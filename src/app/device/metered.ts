import { saveData } from './save-data.ts';

/** Whether bytes probably cost: a mobile line, or the browser's data saver. Browsers that do not tell say no. */
export const metered = (): boolean =>
  saveData() || (navigator as Navigator & { connection?: { type?: string } }).connection?.type === 'cellular';
