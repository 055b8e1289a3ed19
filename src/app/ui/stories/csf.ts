import type { ReactNode } from 'react';

/** What story tools are told of a story, or of all stories of a file. */
export interface StoryParameters {
  /** `fullscreen` draws no space around the widget: for what stands over the whole page. */
  layout?: 'padded' | 'fullscreen';
  /** Selectors: the first element of each is drawn as if a finger pressed it, or the keyboard had led to it. */
  pseudo?: { active?: readonly string[]; focusVisible?: readonly string[] };
  /** False where the machine decides what is seen, as with its emoji: no picture of the story is compared. */
  picture?: boolean;
}

/** The default export of a story file (Component Story Format 3). */
export interface Meta<Props> {
  /** Its place in the gallery: `ui/tile`. */
  title: string;
  // biome-ignore lint/suspicious/noConfusingVoidType: what React takes for a component
  component: (props: Props) => ReactNode | void;
  /** Properties that all stories of the file share. */
  args?: Partial<Props>;
  parameters?: StoryParameters;
  /** Draws the widget in what it needs around it. */
  render?: (args: Props) => ReactNode;
}

type PropsOf<M> = M extends { component: (props: infer Props) => unknown } ? Props : never;
type SharedBy<M> = M extends { args: infer Args } ? keyof Args : never;
/** The properties that the file's default export leaves to each story. */
type Missing<M> = Omit<PropsOf<M>, SharedBy<M>> & Partial<PropsOf<M>>;

interface Told {
  name?: string;
  parameters?: StoryParameters;
}
interface WithArgs<Args, Props> extends Told {
  args: Args;
  render?: (args: Props) => ReactNode;
}
interface Drawn<Props> extends Told {
  args?: Partial<Props>;
  render: (args: Props) => ReactNode;
}
interface Plain<Props> extends Told {
  args?: Partial<Props>;
  render?: (args: Props) => ReactNode;
}

/** A named export of a story file whose default export is `M`: it must give the properties that are still missing, or draw by itself. */
export type StoryObj<M> =
  Record<never, never> extends Missing<M> ? Plain<PropsOf<M>> : WithArgs<Missing<M>, PropsOf<M>> | Drawn<PropsOf<M>>;
