// Runs in the page as it stands, before any script of its own: what the page knows of its own speed, as `Observed` in visit.ts.
// `heroSelector` selects the picture that the page is about: it counts as painted two frames after its bytes have come and its
// element is seen, whoever put it there.
{
  const observed = { fp: 0, fcp: 0, hero: 0, cls: 0, tasks: [] };
  window.observed = observed;

  const watch = (type, take) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  };
  watch('paint', (entry) => {
    observed[entry.name === 'first-paint' ? 'fp' : 'fcp'] = entry.startTime;
  });
  watch('longtask', ({ startTime, duration }) => observed.tasks.push({ start: startTime, duration }));
  watch('layout-shift', (shift) => {
    if (!shift.hadRecentInput) observed.cls += shift.value;
  });

  const painted = () => {
    observed.hero ||= performance.now();
  };
  const look = ({ target }) => {
    if (observed.hero || target.tagName !== 'IMG' || !target.matches(window.heroSelector)) return;
    requestAnimationFrame(() => requestAnimationFrame(painted));
  };
  document.addEventListener('load', look, true);
}
