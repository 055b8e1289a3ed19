import type { Story } from './catalogue.ts';
import { CHOICES, type Look, queryOf } from './look.ts';

/** What a switch and each of its choices are called. */
const WORDS: Readonly<Record<keyof Look, readonly [name: string, choices: Readonly<Record<string, string>>]>> = {
  theme: ['Theme', { dark: 'Dark', light: 'Light' }],
  dir: ['Direction', { ltr: 'Left to right', rtl: 'Mirrored' }],
  text: ['Text', { '100': '100 %', '200': '200 %' }],
  width: ['Width', { '320': '320', '360': '360', '412': '412', '720': '720' }],
};

const SWITCHES = Object.keys(WORDS) as (keyof Look)[];

export interface IndexProps {
  stories: readonly Story[];
  /** The story on show. */
  chosen: string;
  look: Look;
}

/** All stories by widget, the switches, and the chosen story in a frame as wide as a phone. */
export function Index({ stories, chosen, look }: IndexProps) {
  const story = stories.find(({ id }) => id === chosen) ?? stories[0];
  if (!story) return <p>No stories yet: src/build/gallery/README.md says how to write one.</p>;
  return (
    <>
      <nav className="gallery-index" aria-label="Widgets">
        <h1 className="gallery-title">Gallery</h1>
        {titlesOf(stories).map((title) => (
          <details key={title} open={title === story.title}>
            <summary className="gallery-widget">{title}</summary>
            <ul>
              {stories
                .filter((one) => one.title === title)
                .map((one) => (
                  <li key={one.id}>
                    <a
                      className="gallery-link"
                      href={queryOf(one.id, look)}
                      aria-current={one === story ? 'page' : undefined}
                    >
                      {one.name}
                    </a>
                  </li>
                ))}
            </ul>
          </details>
        ))}
      </nav>
      <main className="gallery-stage">
        <div className="gallery-switches">
          {SWITCHES.map((name) => (
            <Switch key={name} name={name} story={story.id} look={look} />
          ))}
          <a className="gallery-link" href={`story.html${queryOf(story.id, look)}`}>
            Alone
          </a>
        </div>
        <iframe
          className="gallery-frame"
          title={story.id}
          src={`story.html${queryOf(story.id, look)}`}
          style={{ width: `${look.width}px` }}
        />
      </main>
    </>
  );
}

const titlesOf = (stories: readonly Story[]): string[] => Array.from(new Set(stories.map(({ title }) => title)));

function Switch({ name, story, look }: { name: keyof Look; story: string; look: Look }) {
  const [label, choices] = WORDS[name];
  return (
    <nav className="gallery-switch" aria-label={label}>
      {CHOICES[name].map((choice) => (
        <a
          key={choice}
          className="gallery-link"
          href={queryOf(story, { ...look, [name]: choice })}
          aria-current={look[name] === choice ? 'true' : undefined}
        >
          {choices[choice]}
        </a>
      ))}
    </nav>
  );
}
