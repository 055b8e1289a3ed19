/** What long lists share: one chunk, as form-kit.ts says. */
import '../stores/paged.ts';
import '../stores/paged-rows.ts';
import '../ui/rows/Rows.tsx';
