/** What counts data and chooses how to save it, for every visit and for the settings: one chunk, as form-kit.ts says. */
import '../device/meter-book.ts';
import '../device/meter.ts';
import '../stores/meter.ts';
import '../stores/saver-choices.ts';
