// Stands in for `react-dom/client` in the app built on Preact (DESIGN.md section 3). Preact's compat empties the box before it draws;
// its core takes over the nodes that stand there: those of a snapshot stay as they are, with their pictures and what was typed.
import { render } from 'preact';

/** A root in `box`. A skeleton is no part of the app's own markup: it goes. */
export function createRoot(box) {
  if (!document.getElementById('snapshot')) box.textContent = '';
  return { render: (children) => render(children, box) };
}
