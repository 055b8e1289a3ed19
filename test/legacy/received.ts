import type CDP from 'chrome-remote-interface';

/** An event of the DevTools protocol, of a page or of a worker beside it. */
interface Told {
  readonly method: string;
  readonly params: {
    readonly requestId?: string;
    readonly encodedDataLength?: number;
    readonly response?: {
      readonly url: string;
      readonly encodedDataLength: number;
      readonly fromDiskCache?: boolean;
      readonly fromServiceWorker?: boolean;
    };
    readonly sessionId?: string;
    readonly message?: string;
  };
  readonly sessionId?: string;
}

/** What a worker is told as it starts: it waits for the last of these. */
const STARTS = ['Network.enable', 'Runtime.runIfWaitingForDebugger'] as const;

/** A worker that ended meanwhile has nothing more to say. */
const noWorker = (): void => undefined;

/**
 * Counts what a page and its workers receive, as the browser itself tells it: nothing of what a cache or a worker gave. A worker waits until
 * it is listened to. What workers say comes wrapped into messages of the page, the one
 * way that a browser of 2018 knows.
 * @returns bytes of bodies by path since the last look
 */
export async function countReceived(client: CDP.Client): Promise<() => ReadonlyMap<string, number>> {
  let bytes = new Map<string, number>();
  const asked = new Map<string, { readonly path: string; readonly headers: number }>();
  const heard = ({ method, params, sessionId = '' }: Told): void => {
    const { response, encodedDataLength = 0 } = params;
    const request = `${sessionId} ${params.requestId}`;
    // At this moment only the headers have come.
    if (method === 'Network.responseReceived' && response && !response.fromDiskCache && !response.fromServiceWorker)
      asked.set(request, { path: new URL(response.url).pathname, headers: response.encodedDataLength });
    const known = asked.get(request);
    if (method === 'Network.loadingFinished' && known)
      bytes.set(known.path, (bytes.get(known.path) ?? 0) + encodedDataLength - known.headers);
  };
  client.on('event', (message) => {
    const told = message as Told;
    const { sessionId = '', message: wrapped = '{}' } = told.params;
    if (told.method === 'Target.attachedToTarget') {
      for (const [id, method] of STARTS.entries())
        void client
          .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
          .catch(noWorker);
    }
    if (told.method !== 'Target.receivedMessageFromTarget') return heard(told);
    const inner = JSON.parse(wrapped) as Partial<Told>;
    if (inner.method !== undefined) heard({ method: inner.method, params: inner.params ?? {}, sessionId });
  });
  await client.Network.enable({});
  await client.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: false });
  return () => {
    const was = bytes;
    bytes = new Map();
    return was;
  };
}
