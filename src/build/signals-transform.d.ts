/** A Babel plugin; the package's own types cannot be reached through its exports. */
declare module '@preact/signals-react-transform' {
  const plugin: unknown;
  export default plugin;
}
