import { local } from './storage.ts';

const KEY = 'vibration';

/** Whether this browser can make the phone shake. */
export const canVibrate = (): boolean => 'vibrate' in navigator;

/** Whether it may: it does unless the person has switched it off. */
export const vibrates = (): boolean => canVibrate() && local.get(KEY) !== 'off';

/** Keeps the person's choice. */
export const chooseVibration = (wanted: boolean): void => void local.set(KEY, wanted ? undefined : 'off');
