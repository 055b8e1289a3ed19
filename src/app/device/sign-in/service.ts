/** Another service's key for this site and the address of its script; the address is https or a path of this site. */
export interface OutsideService {
  key: string;
  script: string;
}

/** Why a sign-in elsewhere gave nothing: the person went back, the browser let no window open, or the service is not to be had. */
export type SignInTrouble = 'cancelled' | 'blocked' | 'down';

/** The one error that a sign-in elsewhere ends in. */
export class SignInError extends Error {
  // Given as text, because minifying mangles class names.
  override readonly name = 'SignInError';

  constructor(readonly trouble: SignInTrouble) {
    super(trouble);
  }
}

/**
 * Opens the service's window and gives the token that it ends in. It must run in the very tap that asks for it: browsers let no
 * other code open a window. @throws SignInError
 */
export type AskService = () => Promise<string>;

/** How long a script of others may take, in ms. */
const LONGEST = 20_000;

interface ScriptTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (text: string) => string },
  ): { createScriptURL(text: string): string };
}

const scripts = new Map<string, Promise<void>>();
let policy: ReturnType<ScriptTypes['createPolicy']> | undefined;

/** The address as the content policy wants it; browsers without Trusted Types take the text. */
function trusted(address: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: ScriptTypes };
  policy = policy ?? trustedTypes?.createPolicy('leve-service', { createScriptURL: (text) => text });
  return policy?.createScriptURL(address) ?? address;
}

/** Brings a script of others, once. A failed one can be tried again. @throws SignInError `down` */
export function loadScript(address: string): Promise<void> {
  const known = scripts.get(address);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(late);
      script.remove();
      reject(new SignInError('down'));
    };
    const late = setTimeout(fail, LONGEST);
    script.onload = () => {
      clearTimeout(late);
      resolve();
    };
    script.onerror = fail;
    script.src = trusted(address);
    document.head.append(script);
  });
  scripts.set(address, loading);
  loading.catch(() => scripts.delete(address));
  return loading;
}
