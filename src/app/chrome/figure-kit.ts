/** What pages with amounts share: one chunk, as form-kit.ts says. */
import '../lib/decimal.ts';
import '../ui/progress/Progress.tsx';
