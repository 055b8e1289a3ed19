type Connection = Navigator & { connection?: { saveData?: boolean; type?: string } };

/** Whether the browser's own data saver is on. iOS and Firefox do not tell. */
export const saveData = (): boolean => (navigator as Connection).connection?.saveData === true;

/** Whether bytes probably cost: a mobile line, or the browser's data saver. Browsers that do not tell say no. */
export const metered = (): boolean => saveData() || (navigator as Connection).connection?.type === 'cellular';
