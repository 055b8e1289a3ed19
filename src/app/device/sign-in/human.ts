import { loadScript, type OutsideService, SignInError } from './service.ts';

/** What we use of reCAPTCHA's script. */
interface HumanScript {
  ready(run: () => void): void;
  render(
    box: HTMLElement,
    options: {
      sitekey: string;
      theme: 'dark' | 'light';
      callback: (token: string) => void;
      'error-callback': () => void;
      'expired-callback': () => void;
    },
  ): number;
}

/** Draws the human check into `box`; `onToken` gets its result. @throws SignInError `down` */
export async function drawHumanCheck(
  { key, script }: OutsideService,
  box: HTMLElement,
  theme: 'dark' | 'light',
  onToken: (token: string) => void,
  onFail: () => void,
): Promise<void> {
  await loadScript(script);
  const { grecaptcha } = window as Window & { grecaptcha?: HumanScript };
  if (!grecaptcha) throw new SignInError('down');
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  grecaptcha.render(box, {
    sitekey: key,
    theme,
    callback: onToken,
    'error-callback': onFail,
    'expired-callback': onFail,
  });
}
