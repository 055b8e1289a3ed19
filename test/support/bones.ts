/**
 * An expression for the page, old or new: its bones, the grey shapes of what is not there yet, as an array. They are told by their colour,
 * which nothing else has.
 */
export const BONES = `(() => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.background = 'var(--bone)';
  const colour = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return Array.from(document.body.querySelectorAll('*'))
    .filter((element) => getComputedStyle(element).backgroundColor === colour);
})()`;
