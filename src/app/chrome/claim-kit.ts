/** What the pages share on which something is claimed: one chunk, as form-kit.ts says. */
import '../i18n/short-date.ts';
import '../stores/claim.ts';
