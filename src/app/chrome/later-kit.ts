/** What comes after the first paint and small parts share: one chunk, as form-kit.ts says, as each by itself is a request and more bytes. */
import '../device/answers.ts';
import '../device/beacon.ts';
import '../device/service-worker.ts';
