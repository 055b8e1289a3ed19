/** What has changed since the last build. */
export interface Changed {
  /** Absolute paths. */
  readonly files: ReadonlySet<string>;
  /** A file has come or gone, or nothing was built before: who looks for a file that is not there says it nowhere. */
  readonly any: boolean;
}

/**
 * Runs a step of the build, or gives what it made the last time, the same object.
 * @param given what the step makes its result of, compared one by one by identity
 * @param run adds the absolute paths of the files that it reads to `read`
 */
export type Remembered<Made> = (
  changed: Changed,
  given: readonly unknown[],
  run: (read: Set<string>) => Promise<Made>,
) => Promise<Made>;

/** A step that runs again only when it is given something else, or when a file changes that it has read or that `concerns` it. */
export function remembered<Made>(concerns: (file: string) => boolean = () => false): Remembered<Made> {
  let last: { readonly made: Made; readonly read: ReadonlySet<string>; readonly given: readonly unknown[] } | undefined;
  return async ({ files, any }, given, run) => {
    const old = any ? undefined : last;
    const isSame = old?.given.every((one, at) => Object.is(one, given[at]));
    if (old && isSame && ![...files].some((file) => old.read.has(file) || concerns(file))) return old.made;
    const read = new Set<string>();
    last = undefined;
    const made = await run(read);
    last = { made, read, given };
    return made;
  };
}
