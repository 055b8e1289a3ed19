/** What pages with amounts share: one chunk, as form-kit.ts says. */
import '../i18n/percent.ts';
import '../lib/decimal.ts';
import '../ui/progress/Progress.tsx';
