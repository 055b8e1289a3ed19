/** A widget imports its own sheet; the build puts it beside the chunk that holds the widget. */
declare module '*.css';
