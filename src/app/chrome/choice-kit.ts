/** What settings, identity verification and the money pages share: one chunk, as form-kit.ts says. */
import '../i18n/data-size.ts';
import '../lib/backoff.ts';
import '../ui/field/Select.tsx';
