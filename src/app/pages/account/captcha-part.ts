/** The image captcha where a refusal may ask for it: few logins ever see it. */
export const captchaPart = { name: 'pages/account/parts/Captcha', load: () => import('./parts/Captcha.tsx') };
