/** What the profile shares with sheets and codes of other pages: one chunk, as form-kit.ts says. */
import '../device/clipboard.ts';
import '../i18n/date-words.ts';
import '../ui/qr/QrCode.tsx';
