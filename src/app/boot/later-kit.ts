/**
 * What comes after the first paint, and what small parts share with it: one chunk, as chrome/form-kit.ts says, as each by itself is a
 * request and more bytes.
 */
import '../device/answers.ts';
import '../device/beacon.ts';
import '../device/service-worker.ts';
import './later.ts';
