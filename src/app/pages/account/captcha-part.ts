import { withTexts } from './captcha-texts.ts';

/** The image captcha where a refusal may ask for it: few logins ever see it. */
export const captchaPart = {
  load: withTexts(() => import('./parts/Captcha.tsx')),
};
