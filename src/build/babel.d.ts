/** The one function of Babel that the React build uses; the package brings no types of its own. */
declare module '@babel/core' {
  interface TransformOptions {
    filename: string;
    babelrc: false;
    configFile: false;
    parserOpts: { plugins: string[] };
    plugins: [plugin: unknown, options: Record<string, string>][];
  }
  export function transformAsync(source: string, options: TransformOptions): Promise<{ code?: string | null } | null>;
}
