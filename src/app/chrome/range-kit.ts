/** What reports of some days share, the member's own and those of a team: one chunk, as form-kit.ts says. */
import '../i18n/plain-day.ts';
import '../i18n/range-words.ts';
import '../lib/day-range.ts';
import '../lib/record-address.ts';
import '../lib/utc-day.ts';
import '../ui/filter/FilterButton.tsx';
import '../ui/icon/record.ts';
import '../ui/range/RangeFilter.tsx';
