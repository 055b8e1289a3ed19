/** What the offer of the app at home and the app page share: one chunk, as form-kit.ts says. */
import '../lib/download-link.ts';
import '../stores/profile-return.ts';
