/** An amount of the site's currency as a decimal string with a point: `-12.50`. Never a float (DESIGN.md section 4). */
export type Decimal = string;

/** A moment as ISO 8601 in UTC: `2026-11-21T12:00:00.000Z`. */
export type Instant = string;

/** A day without time: `2026-11-21`. */
export type Day = string;
