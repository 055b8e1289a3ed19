import { formatMessagesSync, type Message } from 'esbuild';

/** A fault of what is being built, told to its author in plain lines; anything else that is thrown is a fault of the build. */
export class BuildFailure extends Error {
  override readonly name = 'BuildFailure';

  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

/** Does an esbuild run and turns its errors into a {@link BuildFailure} with file and line. */
export async function reportingErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw messagesOf(error) ?? error;
  }
}

function messagesOf(error: unknown): BuildFailure | undefined {
  const messages = (error as { errors?: Message[] }).errors;
  if (!Array.isArray(messages)) return undefined;
  return new BuildFailure(formatMessagesSync(messages, { kind: 'error', color: process.stdout.isTTY }));
}

/** What to print for an error: a fault of the author's without a stack, a fault of the build with it. */
export const tell = (error: unknown): string => {
  if (error instanceof BuildFailure) return `\n${error.lines.join('\n')}\n\nbuild failed\n`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
