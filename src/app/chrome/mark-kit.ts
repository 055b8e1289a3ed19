/** What comes and goes over a page shares, toasts, sheets and the carousel: one chunk, as form-kit.ts says. */
import '../lib/motion.ts';
import '../ui/icon/close.ts';
import '../ui/icon/results.ts';
