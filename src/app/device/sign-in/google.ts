import { type AskService, loadScript, type OutsideService, SignInError } from './service.ts';

/** What we use of Google Identity Services: the authorization-code client in a window. */
interface CodeClient {
  requestCode(): void;
}

interface GoogleServices {
  accounts: {
    oauth2: {
      initCodeClient(config: {
        client_id: string;
        scope: string;
        ux_mode: 'popup';
        callback: (answer: { code?: string; error?: string }) => void;
        error_callback: (problem: { type?: string }) => void;
      }): CodeClient;
    };
  };
}

/** Brings Google Identity Services. The token is an authorization code, which the platform exchanges. @throws SignInError `down` */
export async function openGoogle({ key, script }: OutsideService): Promise<AskService> {
  await loadScript(script);
  const { google } = window as Window & { google?: GoogleServices };
  if (!google) throw new SignInError('down');
  return () =>
    new Promise((resolve, reject) => {
      const client = google.accounts.oauth2.initCodeClient({
        client_id: key,
        scope: 'openid email profile',
        ux_mode: 'popup',
        callback: ({ code }) => (code ? resolve(code) : reject(new SignInError('cancelled'))),
        error_callback: ({ type }) =>
          reject(new SignInError(type === 'popup_failed_to_open' ? 'blocked' : 'cancelled')),
      });
      client.requestCode();
    });
}
