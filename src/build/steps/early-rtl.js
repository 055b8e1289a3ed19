// A part of early.js for builds with a language that is read from the right: the page takes mirrored sheets in the place of the
// ones that the HTML names, before anything is painted (src/build/steps/rtl.ts).

export function turnRound(root, manifest) {
  root.dir = 'rtl';
  const { css, parts } = manifest.rtl;
  Object.assign(manifest, { css, parts });
  // The app reads the same. Text of a script element would be a matter of Trusted Types: another element says it.
  document.getElementById('leve').id = '';
  document.head.appendChild(Object.assign(document.createElement('meta'), { id: 'leve' })).textContent =
    JSON.stringify(manifest);
  for (const link of document.querySelectorAll('[as=style]')) link.remove();
  let open = 0;
  const done = () => {
    open -= 1;
    if (open === 0) root.style.visibility = '';
  };
  for (const style of document.querySelectorAll('style[data-rtl]')) {
    open += 1;
    root.style.visibility = 'hidden';
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = style.dataset.rtl;
    link.onload = done;
    link.onerror = () => {
      link.replaceWith(style);
      done();
    };
    style.replaceWith(link);
  }
}
