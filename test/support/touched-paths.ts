/** Names, in the environment, the paths that a change can be seen on; unset: all (test/README.md, `--changed`). */
export const TOUCHED_PATHS = 'LEVE_TOUCHED_PATHS';

/** Whether a test that goes through many pages has to look at this one, whose address may have a query. */
export function isTouchedPath(address: string): boolean {
  const paths = process.env[TOUCHED_PATHS];
  return paths === undefined || paths === '' || paths.split(',').includes(address.split('?')[0] ?? '');
}
