/** What was seen on the way through a list. */
export interface Fling {
  readonly frames: number;
  /** Frames in which a place of the screen showed no game, or another than the one that belongs there. */
  readonly blank: number;
  /** What stood in the first such place. */
  readonly odd: string;
  /** The numbers of nodes that the grid had on the way. */
  readonly nodes: readonly number[];
  /** The highest place in the list that was seen. */
  readonly last: number;
}

/**
 * An expression for the page, old or new: goes through the whole list, `step` px a frame, and looks at nine places of the screen in each
 * frame. At the end it stands at the top again.
 */
export const flingThrough = (step: number): string => `(async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const grid = document.querySelector('[role=list]');
  const count = () => grid.querySelectorAll('*').length;
  const columns = Math.round(grid.clientWidth / document.querySelector('[role=listitem]').getBoundingClientRect().width);
  const nodes = new Set();
  let blank = 0;
  let frames = 0;
  let last = 0;
  let odd = '';
  const shows = (x, y) => {
    const height = document.querySelector('[role=list] > [role=presentation]').getBoundingClientRect().height;
    const down = y - grid.getBoundingClientRect().top;
    // On the line between two rows either is right.
    if (down % height < 1 || down % height > height - 1) return true;
    const row = Math.floor(down / height);
    const column = Math.floor(((x - 8) * columns) / grid.clientWidth);
    const wanted = row * columns + column + 1;
    const found = document.elementFromPoint(x, y);
    const cell = found && found.closest('[role=listitem]');
    const right = cell && Number(cell.getAttribute('aria-posinset')) === wanted && cell.firstChild.firstChild.lastChild.firstChild.textContent;
    if (!right && !odd) odd = wanted + ' at ' + y + ': ' + (cell || found || grid).outerHTML.slice(0, 300);
    if (!cell) return wanted > Number(document.querySelector('[role=listitem]').getAttribute('aria-setsize')) || row < 0;
    last = Math.max(last, wanted);
    return Boolean(right);
  };
  const end = document.documentElement.scrollHeight - innerHeight;
  for (let y = scrollY; y < end; ) {
    y = Math.min(end, y + ${step});
    scrollTo(0, y);
    await frame();
    frames += 1;
    const seen = [150, 300, 520].every((down) => [60, 180, 300].every((across) => shows(across, down)));
    if (!seen) blank += 1;
    if (frames % 50 === 0) nodes.add(count());
  }
  scrollTo(0, 0);
  await new Promise((resolve) => setTimeout(resolve, 600));
  nodes.add(count());
  return { frames, blank, odd, nodes: Array.from(nodes), last };
})()`;
