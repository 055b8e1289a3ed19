/** A style sheet imported beside its component: the build gathers it, the module itself is empty. */
declare module '*.css';
