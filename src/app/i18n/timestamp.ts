import tinydate from 'tinydate';

const stampOf = tinydate('{YYYY}-{MM}-{DD} {HH}:{mm}:{ss}');
const dayOf = tinydate('{YYYY}-{MM}-{DD}');
const slashedOf = tinydate('{YYYY}/{MM}/{DD}');

/** A moment as YYYY-MM-DD HH:mm:ss in the phone's time zone (SPEC section 9). */
export const dateTime = (instant: string): string => stampOf(new Date(instant));

/** A day as YYYY-MM-DD in the phone's time zone. */
export const day = (date: Date): string => dayOf(date);

/** A day as YYYY/MM/DD in the phone's time zone (SPEC section 9: promotions). */
export const slashedDay = (instant: string): string => slashedOf(new Date(instant));

/** MM-DD HH:mm, in the phone's time zone as all of these. */
export const monthAndHour = tinydate('{MM}-{DD} {HH}:{mm}');

/** HH:mm. */
export const hour = tinydate('{HH}:{mm}');

/** DD. */
export const dayOfMonth = tinydate('{DD}');
