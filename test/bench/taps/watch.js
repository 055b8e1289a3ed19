// Runs in the page before anything else of it: notes how long taps wait, and what the main thread did in front of their answer.
(() => {
  const watch = { events: [], frames: [] };
  window.tapWatch = watch;
  const follow = (type, note, more) => {
    try {
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, ...more });
    } catch (error) {
      // An old browser knows no such entries.
      console.warn(error);
    }
  };
  follow(
    'event',
    ({ name, startTime, duration, processingStart, processingEnd, interactionId }) => {
      if (interactionId)
        watch.events.push({ name, startTime, duration, processingStart, processingEnd, interactionId });
    },
    { durationThreshold: 16 },
  );
  follow('long-animation-frame', ({ startTime, duration, renderStart, styleAndLayoutStart, scripts }) => {
    const did = scripts.map(
      ({ invoker, sourceFunctionName, sourceURL, duration: took, forcedStyleAndLayoutDuration }) => ({
        what: `${invoker} ${sourceFunctionName} ${sourceURL.split('/').pop()}`.trim(),
        took,
        forced: forcedStyleAndLayoutDuration,
      }),
    );
    watch.frames.push({ startTime, duration, renderStart, styleAndLayoutStart, did });
  });
})();
