// Which pictures of a snapshot are asked for before the app is there, and by which addresses.

/** As src/app/lib/picture-url.ts asks in its full mode; a phone test holds that no picture is asked for twice. */
const WIDTHS = [32, 48, 80, 96, 112, 160, 224, 336, 448, 672];
const QUALITY = 20;

export const tab = (key, value) => {
  try {
    return value === undefined ? sessionStorage.getItem(key) : sessionStorage.setItem(key, value);
  } catch {
    return null; // Storage is forbidden.
  }
};

/** Where a person or a device may want fewer bytes, pictures wait for the app, which knows how many. */
export function isPlain(stored) {
  const { deviceMemory = 3, hardwareConcurrency = 4, connection = {} } = navigator;
  const weak = deviceMemory <= 1 || (deviceMemory <= 2 && hardwareConcurrency <= 2);
  const asked = stored('pictures') || stored('dataSaver') || stored('tier') || stored('heldBack') >= 1000;
  return !(weak || asked || connection.saveData || /2g$/.test(connection.effectiveType));
}

/** One image host per session: the app keeps the one that is chosen here. */
export function hostOf(hosts) {
  const kept = tab('imageHost');
  if (hosts.includes(kept)) return kept;
  const host = hosts[Math.floor(Math.random() * hosts.length)];
  tab('imageHost', host);
  return host;
}

/** The address of a picture that is drawn so many CSS px wide. */
export function addressOf(source, drawn, host) {
  const pixels = drawn * Math.min(devicePixelRatio || 1, 2);
  const width = WIDTHS.find((one) => one >= pixels) || Math.ceil(pixels / 672) * 672;
  const address = source.replace('[w]', width).replace('[q]', QUALITY);
  return address[0] === '/' ? host + address : address;
}

/** Asks for the picture that the eye waits for, once. */
export function askFirst(root, host) {
  const [source, drawn] = root.dataset.hero.split(' ');
  const link = document.createElement('link');
  const href = addressOf(source, drawn, host);
  document.head.appendChild(Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high', href }));
  delete root.dataset.hero;
}
