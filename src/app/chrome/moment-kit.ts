/** What pages with moments share: one chunk, as form-kit.ts says. */
import '../i18n/short-date.ts';
import '../ui/countdown/Countdown.tsx';
