/** Facts about one event; never a person's data, a token or a query string. */
export type BeaconData = Readonly<Record<string, string | number>>;

/** Sends one event to whoever counts them. */
export type BeaconTransport = (name: string, data: BeaconData) => void;

/** Events that nobody has asked for yet; more than these are dropped. */
const WAITING_LIMIT = 20;

let transport: BeaconTransport | undefined;
let waiting: [name: string, data: BeaconData][] = [];

/**
 * Counts an event (`skew`: a deploy had removed what an open tab needed). Without a transport, as is the default, it goes nowhere.
 */
export function report(name: string, data: BeaconData = {}): void {
  if (transport) transport(name, data);
  else if (waiting.length < WAITING_LIMIT) waiting.push([name, data]);
}

/** Sets where events go, and sends it those that have waited. */
export function connectBeacon(to: BeaconTransport): void {
  transport = to;
  const held = waiting;
  waiting = [];
  for (const [name, data] of held) to(name, data);
}
