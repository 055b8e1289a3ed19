// Runs in the page before anything else of it: counts frames while a list is scrolled, and scrolls it by steps where the course says so.
(() => {
  const watch = { times: [], tops: [], stalled: [], counting: false };
  window.listWatch = watch;
  const limit = () => document.documentElement.scrollHeight - innerHeight;
  const frame = (time) => {
    if (!watch.counting) return;
    watch.times.push(time);
    watch.tops.push(scrollY);
    watch.stalled.push(scrollY >= limit() - 2);
    requestAnimationFrame(frame);
  };
  watch.begin = () => {
    Object.assign(watch, { times: [], tops: [], stalled: [], counting: true });
    requestAnimationFrame(frame);
  };
  watch.end = () => {
    watch.counting = false;
    const { times, tops, stalled } = watch;
    return { times, tops, stalled };
  };
  /**
   * Scrolls `distance` px by `step` px a frame, and notes these frames. At the end of what has come it waits for `patience` ms in all,
   * without frames: what waits costs nothing.
   */
  watch.trace = (distance, step, patience) =>
    new Promise((done) => {
      const goal = scrollY + distance;
      let waited = 0;
      const move = (time) => {
        const next = Math.min(scrollY + step, limit(), goal);
        if (next >= goal || waited > patience) return done();
        if (next <= scrollY + 1) {
          waited += 50;
          return setTimeout(() => requestAnimationFrame(move), 50);
        }
        watch.times.push(time);
        watch.tops.push(next);
        watch.stalled.push(false);
        scrollTo(0, next);
        return requestAnimationFrame(move);
      };
      Object.assign(watch, { times: [], tops: [], stalled: [] });
      requestAnimationFrame(move);
    });
})();
