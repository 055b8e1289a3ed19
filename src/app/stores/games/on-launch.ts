/** Registers what must be kept for the way back before a game takes the page's place. By an event: a launch loads no store for that. */
export const onLaunch = (keep: () => void): void => addEventListener('launch', keep);

/** Has kept what the way back from a game needs. */
export const keepForReturn = (): boolean => dispatchEvent(new Event('launch'));
