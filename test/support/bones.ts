import { resolve } from 'node:path';
import { readOptions } from '../../src/build/options.ts';
import { readShortTokens } from '../../src/build/steps/short-tokens.ts';

const BONE = '--bone';

/** The colour of bones: a finished build has a shorter name for it than its source. */
const COLOUR = `var(${readShortTokens(readOptions([], resolve('.'))).get(BONE)}, var(${BONE}))`;

/**
 * An expression for the page, old or new: its bones, the grey shapes of what is not there yet, as an array. They are told by their colour,
 * with nothing in them; a ball that is not drawn yet looks alike, and is part of a picture.
 */
export const BONES = `(() => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.background = '${COLOUR}';
  const colour = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return Array.from(document.body.querySelectorAll('*')).filter(
    (element) =>
      !element.firstChild &&
      element.parentElement.getAttribute('role') !== 'img' &&
      getComputedStyle(element).backgroundColor === colour,
  );
})()`;
