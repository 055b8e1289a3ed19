import { transformAsync } from '@babel/core';
import transform from '@preact/signals-react-transform';
import type { SourceEdit } from './source-edits.ts';

/** Under React a component follows the signals it reads only after this Babel transform has given it the hook. */
export const trackSignals: SourceEdit = async (text, path) => {
  if (!path.endsWith('.tsx')) return text;
  const result = await transformAsync(text, {
    filename: path,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    // `all`: stores are read through functions, so a component does not show by `.value` that it reads signals.
    plugins: [[transform, { mode: 'all', importSource: '@preact/signals-react/runtime' }]],
  });
  return result?.code ?? text;
};
