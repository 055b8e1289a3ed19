// For languages that are read from the right: the page takes mirrored sheets in the place of the ones that the HTML names, before
// anything is painted (src/build/steps/rtl.ts).

/** Puts the manifest in the place of the HTML's own. Text of a script element would be a matter of Trusted Types: another says it. */
export function say(manifest) {
  const old = document.getElementById('leve');
  const said = Object.assign(document.createElement('meta'), { id: 'leve' });
  old.id = '';
  document.head.appendChild(said).textContent = JSON.stringify(manifest);
}

export function turnRound(root, manifest) {
  root.dir = 'rtl';
  const { mark, parts } = manifest.rtl;
  manifest.parts = parts;
  for (const part of Object.keys(manifest.css)) {
    manifest.css[part] = manifest.css[part].replace('/a/', '/a/rtl/').replace('.css', `${mark}.css`);
  }
  for (const link of document.querySelectorAll('[as=style]')) link.remove();
  // Where the HTML does not name the language, the shell's own sheet has been asked for already.
  const shell = document.getElementById('shell');
  if (shell) {
    const turned = Object.assign(shell.cloneNode(), { integrity: '', href: manifest.css.entry });
    turned.onload = () => {
      turned.media = 'all';
    };
    shell.replaceWith(turned);
  }
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
