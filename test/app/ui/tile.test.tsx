import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type TileGame, tileOf } from '../../../src/app/stores/games/game-tile.ts';
import { BarePicture } from '../../../src/app/ui/picture/BarePicture.tsx';
import { Tile, type TileFace } from '../../../src/app/ui/tile/Tile.tsx';
import { tileWriter } from '../../../src/app/ui/tile/writer.ts';
import { render, reset } from '../../support/dom.ts';

const GAME = {
  gameId: 'g',
  nodeId: 1,
  displayName: 'Dragon',
  vassalage: 'PP',
  gameType: 'RNG',
  iconUrl: '',
  isNew: 0,
  isTop: 0,
} as const;
const faceOf = (tint?: string): TileFace => tileOf({ ...GAME, tint } satisfies TileGame);
const nothing = (): void => undefined;
/** Where the picture comes: around the letters that stand for it. */
const placeIn = (box: HTMLElement): HTMLElement =>
  box.querySelector('[aria-hidden=true]')?.parentElement as HTMLElement;
/** How the place itself is written, with all that paints it. */
const written = (place: HTMLElement): string => (place.cloneNode(false) as HTMLElement).outerHTML;

test.after.each(reset);

test('a colour that the platform names stands in the place of the picture; without one its category gives it', () => {
  const draw = (tint?: string) => placeIn(render(<Tile {...faceOf(tint)} pictureWidth={104} onOpen={nothing} />));
  assert.is(draw('#8a5d0a').style.backgroundColor, '#8a5d0a');
  assert.is(draw().style.backgroundColor, '');
  const colourOf = (game: Partial<TileGame>) =>
    written(placeIn(render(<Tile {...tileOf({ ...GAME, ...game })} pictureWidth={104} onOpen={nothing} />)));
  for (let name = 0; name < 20; name += 1) assert.is(colourOf({ displayName: `Game ${name}` }), colourOf({}));
  assert.is.not(colourOf({ gameType: 'FISH' }), colourOf({}));
});

test('what is no plain colour never reaches a style', () => {
  for (const tint of [
    'red;background:url(//evil.example)',
    'url(x)',
    '#12345',
    '#1234567',
    'var(--gold)',
    '',
    '#8a5d0a\n',
  ])
    assert.is(faceOf(tint).tint, undefined, tint);
});

test('a recycled tile takes the colour of its new game, and loses that of the old one', () => {
  const { tint } = faceOf('#8a5d0a');
  const box = render(
    <Tile
      {...faceOf('#8a5d0a')}
      pictureWidth={104}
      art={<BarePicture url="" name="Dragon" tint={tint} width={104} />}
      onOpen={nothing}
    />,
  );
  const write = tileWriter(box.firstElementChild as Element);
  const shown = () => placeIn(box).style.backgroundColor;
  write(faceOf('#8a5d0a'), '');
  assert.is(shown(), '#8a5d0a');
  write(faceOf('#123456'), '');
  assert.is(shown(), '#123456');
  write(faceOf(), '');
  assert.is(shown(), '');
  const slot = written(placeIn(box));
  write(tileOf({ ...GAME, gameType: 'FISH' }), '');
  assert.is.not(written(placeIn(box)), slot);
  write(tileOf({ ...GAME, displayName: 'Dog' }), '');
  assert.is(written(placeIn(box)), slot);
});

test.run();
