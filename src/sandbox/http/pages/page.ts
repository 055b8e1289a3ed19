import { html, raw } from 'hono/html';

/** A piece of HTML in which every value that was put in has been escaped. */
export type Markup = ReturnType<typeof html>;

export type PageLanguage = 'pt' | 'en';

const STYLE = `
:root{color-scheme:dark;--ink:#0a0e1a;--surface:#121829;--line:#2a3552;--text:#eef2ff;--quiet:#9aa7c7;--action:#22d67b;--gold:#ffc53d;--hot:#ff7a86}
*{box-sizing:border-box}
body{margin:0 auto;max-width:640px;padding:16px 16px 48px;background:var(--ink);color:var(--text);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:22px;line-height:1.25;margin:8px 0 4px}h2{font-size:16px;margin:24px 0 8px}p{margin:8px 0}
.quiet,small{color:var(--quiet)}.gold{color:var(--gold);font-variant-numeric:tabular-nums}.hot{color:var(--hot)}
a{color:var(--action)}a:focus-visible,button:focus-visible,input:focus-visible{outline:2px solid #8fa6ff;outline-offset:2px}
.card{display:block;background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:12px 16px;margin:8px 0}
a.card{color:var(--text);text-decoration:none}a.card b{display:block;color:var(--action)}
button,.button{display:block;width:100%;min-height:48px;border:0;border-radius:12px;padding:12px 16px;margin:12px 0 0;font:600 16px/1.5 system-ui,sans-serif;text-align:center;text-decoration:none;background:var(--action);color:var(--ink);cursor:pointer}
.second{background:#1a2238;color:var(--text);border:1px solid var(--line)}
label{display:flex;justify-content:space-between;align-items:center;gap:12px;min-height:44px;padding:4px 0}
input{font:inherit;color:inherit;background:var(--ink);border:1px solid #66769c;border-radius:8px;padding:8px;width:112px}
input[type=checkbox]{width:24px;height:24px;accent-color:var(--action)}input[type=text]{width:60%}
table{border-collapse:collapse;width:100%;font-size:14px}td,th{text-align:start;vertical-align:top;padding:4px 8px 4px 0;border-bottom:1px solid var(--line)}
code{font-size:14px}pre{overflow:auto;font-size:12px;background:var(--surface);padding:12px;border-radius:8px}
`;

/** A whole page of the sandbox: small, readable on a phone, without a script of its own. */
export function page(title: string, body: Markup, language: PageLanguage = 'en'): Markup {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title} · Leve</title>
<style>${raw(STYLE)}</style>
</head>
<body>${body}</body>
</html>`;
}

/** The language of a page that the app did not choose: `?lang=`, else the browser's, else Portuguese. */
export function languageOf(request: Request): PageLanguage {
  const asked = new URL(request.url).searchParams.get('lang') ?? request.headers.get('Accept-Language') ?? 'pt';
  return asked.toLowerCase().startsWith('en') ? 'en' : 'pt';
}
