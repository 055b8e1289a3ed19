/** The two functions of xliff that translators' files go through; the package brings no types of its own. */
declare module 'xliff' {
  interface XliffUnit {
    source?: unknown;
    target?: unknown;
    note?: unknown;
  }
  interface XliffTable {
    sourceLanguage: string;
    targetLanguage: string;
    resources: Record<string, Record<string, XliffUnit>>;
  }
  export function js2xliff(table: XliffTable): Promise<string>;
  export function xliff2js(text: string): Promise<Partial<XliffTable>>;
}
