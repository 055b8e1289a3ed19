// Runs one bundled app test: `node run-app-test.mjs <bundle>`. The page's timers would hold its process for a second after the last test.
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';

globalThis.UVU_DEFER = true;
globalThis.UVU_QUEUE = [[null]];

await import(pathToFileURL(argv[2]));
const { exec } = await import('uvu');
await exec();
// What the last test has thrown away fails the file.
await new Promise((next) => setTimeout(next));
process.exit();
