/** What the reward pages share, with each other and with their parts: one chunk, as account/shared.ts says. */
import '../../lib/decimal.ts';
