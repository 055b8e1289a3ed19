/** A widget names its classes as members of its own sheet, which the build puts beside the chunk that holds the widget. */
declare module '*.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}
