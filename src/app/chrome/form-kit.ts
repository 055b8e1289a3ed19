/**
 * What forms share, listed here so that it comes in one chunk: the build (one-shell.ts) has each of these bring the others. By itself
 * each would be a chunk of a few hundred bytes and a request of its own.
 */
import '../device/typed.ts';
import '../lib/birthday.ts';
import '../lib/field-rule.ts';
import '../lib/random-key.ts';
import '../ui/field/Checkbox.tsx';
import '../ui/field/Field.tsx';
import '../ui/field/shell.tsx';
import '../ui/segmented/Segmented.tsx';
