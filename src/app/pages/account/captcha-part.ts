/** The image captcha: few logins ever see it, and a registration asks for it at its end. */
export const captchaPart = {
  name: 'pages/account/parts/Captcha',
  load: () => import('./parts/Captcha.tsx'),
  afterPaint: true,
};
