// Notes how long each picture of the platform is on the screen, and gives those that a person can have seen.
(() => {
  const EVERY = 50;
  const LEAST = 200;
  const times = new Map();
  setInterval(() => {
    for (const image of document.images) {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      const inside = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      if (!inside || !image.currentSrc.includes('/img/')) continue;
      times.set(image.currentSrc, (times.get(image.currentSrc) || 0) + EVERY);
    }
  }, EVERY);
  window.seenPictures = () =>
    [...times].filter(([, ms]) => ms >= LEAST).map(([address]) => address.slice(location.origin.length));
})();
