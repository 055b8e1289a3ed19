import type { CDPSession } from '@playwright/test';
import sharp from 'sharp';

/** What of the screen is looked at, in CSS px: rows between the bars that stand still. */
export interface Strip {
  readonly top: number;
  readonly bottom: number;
}

/** What a film showed. */
export interface Film {
  readonly frames: number;
  /** Frames with a band over the whole width, higher than 60 px, in which nothing is drawn. */
  readonly blank: number;
  /** The highest band of any frame, px. */
  readonly highest: number;
  /** Frames in which at least a row of tiles is faint: bones stand where nothing has been drawn yet. */
  readonly bones: number;
}

/** A band lower than this is the space between two rows, px. */
const BAND = 60;
/** How far a pixel may be from the one at its left and count as the same: a film is a JPEG. */
const SAME = 14;
/** A faint band lower than this is the space between the picture of a tile and the next one, px. */
const ROW = 120;
/** Levels between the darkest and the lightest pixel of a line that holds no more than bones. */
const FAINT = 45;
/** Width of the film in pixels; 1 pixel is 2 CSS px. */
const WIDTH = 180;

/** Films the screen of a page while `action` runs: what a person sees, also when the page's own thread comes too late. */
export async function film(session: CDPSession, strip: Strip, action: () => Promise<unknown>): Promise<Film> {
  const frames: string[] = [];
  const take = ({ data, sessionId }: { data: string; sessionId: number }) => {
    frames.push(data);
    // The page may be gone by the time of the last frames.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  };
  session.on('Page.screencastFrame', take);
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 70, maxWidth: WIDTH, maxHeight: 2 * WIDTH });
  await action();
  await session.send('Page.stopScreencast');
  session.off('Page.screencastFrame', take);
  const bands = [];
  let bones = 0;
  for (const frame of frames) {
    const picture = Buffer.from(frame, 'base64');
    bands.push(await highestBand(picture, strip));
    if ((await highestBand(picture, strip, FAINT)) > ROW) bones += 1;
  }
  const blank = bands.filter((band) => band > BAND).length;
  return { frames: frames.length, blank, highest: Math.max(0, ...bands), bones };
}

/** Height in CSS px of the highest band in a frame whose lines have one colour, or colours that differ by less than so many levels. */
export async function highestBand(picture: Buffer, { top, bottom }: Strip, same = SAME): Promise<number> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const scale = 360 / info.width;
  let band = 0;
  let highest = 0;
  for (let y = Math.ceil(top / scale); y < Math.min(info.height, Math.floor(bottom / scale)); y++) {
    band = contrastOf(data.subarray(y * info.width, (y + 1) * info.width)) < same ? band + 1 : 0;
    highest = Math.max(highest, band);
  }
  return Math.round(highest * scale);
}

/** Levels between the darkest and the lightest pixel of a line. */
function contrastOf(line: Uint8Array): number {
  let lowest = 255;
  let highest = 0;
  for (const value of line) {
    lowest = Math.min(lowest, value);
    highest = Math.max(highest, value);
  }
  return highest - lowest;
}
