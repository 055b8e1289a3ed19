import { type ComponentType, createElement, type ReactNode } from 'react';

type Args = Readonly<Record<string, unknown>>;

/** What the gallery heeds of a story's parameters. */
export interface Parameters {
  layout?: 'padded' | 'fullscreen';
  pseudo?: Readonly<Record<string, readonly string[]>>;
  picture?: boolean;
}

interface Told {
  args?: Args;
  parameters?: Parameters;
  render?: (args: Args) => ReactNode;
}

/** A module of stories as it is written: one default export, and a named one for each story. */
export type StoryFile = Readonly<
  Record<string, Told & { name?: string; title?: string; component?: ComponentType<Args> }>
>;

/** One state of a widget. */
export interface Story {
  /** `ui-tile--long-text`, as other story tools name it. */
  readonly id: string;
  /** The widget's: `ui/tile`. */
  readonly title: string;
  readonly name: string;
  readonly parameters: Parameters;
  readonly draw: () => ReactNode;
}

const dashed = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/** The words of an export's name: `LongText` is "Long text". */
function words(name: string): string {
  const text = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** All stories, by widget and name. */
export function storiesOf(files: readonly StoryFile[]): readonly Story[] {
  const none: Story[] = [];
  return none.concat(...files.map(fileStories)).sort((a, b) => a.title.localeCompare(b.title));
}

function fileStories(file: StoryFile): readonly Story[] {
  const { default: shared, ...named } = file;
  const { title, component } = shared ?? {};
  if (!shared || !title || !component) throw new Error('a story file needs a default export with title and component');
  return Object.keys(named).map((key) => {
    const told = named[key] ?? {};
    const name = told.name ?? words(key);
    const render = told.render ?? shared.render ?? ((args: Args) => createElement(component, args));
    // A component of its own, so that what draws the story may hold state.
    const Drawn = () => render({ ...shared.args, ...told.args });
    return {
      id: `${dashed(title)}--${dashed(words(key))}`,
      title,
      name,
      parameters: { ...shared.parameters, ...told.parameters },
      draw: () => createElement(Drawn),
    };
  });
}
