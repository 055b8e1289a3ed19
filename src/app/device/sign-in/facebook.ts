import { type AskService, loadScript, type OutsideService, SignInError } from './service.ts';

/** What we use of the Facebook SDK. */
interface FacebookSdk {
  init(options: { appId: string; version: string; cookie: boolean; xfbml: boolean }): void;
  login(
    callback: (answer: { authResponse?: { accessToken?: string } | null }) => void,
    options: { scope: string },
  ): void;
}

type FacebookWindow = Window & { FB?: FacebookSdk; fbAsyncInit?: () => void };

/** Version of the Graph API that the token is for. */
const VERSION = 'v19.0';

/** An answer that comes sooner than this, in ms, comes from no person: the browser let no window open, of which the SDK says nothing. */
const SOONEST = 300;

/** The SDK says by itself when it is ready, which may be after its script has run. */
async function ready(script: string): Promise<FacebookSdk> {
  const page = window as FacebookWindow;
  const announced = new Promise<void>((resolve) => {
    page.fbAsyncInit = resolve;
  });
  await loadScript(script);
  if (!page.FB) await Promise.race([announced, new Promise((resolve) => setTimeout(resolve, 5000))]);
  if (!page.FB) throw new SignInError('down');
  return page.FB;
}

/** Brings the Facebook SDK. The token is an access token. @throws SignInError `down` */
export async function openFacebook({ key, script }: OutsideService): Promise<AskService> {
  const sdk = await ready(script);
  sdk.init({ appId: key, version: VERSION, cookie: false, xfbml: false });
  return () =>
    new Promise((resolve, reject) => {
      const asked = Date.now();
      const hear = ({ authResponse }: { authResponse?: { accessToken?: string } | null }) => {
        if (authResponse?.accessToken) resolve(authResponse.accessToken);
        else reject(new SignInError(Date.now() - asked < SOONEST ? 'blocked' : 'cancelled'));
      };
      sdk.login(hear, { scope: 'public_profile,email' });
    });
}
