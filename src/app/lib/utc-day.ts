/** The day `offset` days from today in UTC, as YYYY-MM-DD: 0 is today, -6 six days ago. */
export function utcDay(offset: number, now = Date.now()): string {
  return new Date(now + offset * 86_400_000).toISOString().slice(0, 10);
}
