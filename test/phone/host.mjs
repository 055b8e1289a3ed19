// Runs one sandbox for one worker: `node host.mjs <server.mjs> <data folder> <public folder> [folder of a snapshot] [--sound]`. Prints its
// address as the first line; ends when its parent does.
import { pathToFileURL } from 'node:url';

const words = process.argv.slice(2);
const sound = words.includes('--sound');
const [server, dataDir, publicDir, snapshotDir] = words.filter((word) => word !== '--sound');
const { startSandbox } = await import(pathToFileURL(server).href);
const sandbox = await startSandbox({ port: 0, dataDir, publicDir, snapshotDir, sound, quiet: true });
console.log(sandbox.url);

const stop = () => void sandbox.close().then(() => process.exit(0));
process.stdin.resume().on('end', stop);
process.once('SIGTERM', stop);
