import { type Delivery, kindOf, PICTURES } from './rules.ts';

/** Types of what the build makes, so that no mime.types of the machine is needed. */
const TYPES: readonly (readonly [type: string, endings: string])[] = [
  ['text/html', 'html'],
  ['text/javascript', 'js'],
  ['text/css', 'css'],
  ['text/plain', 'txt'],
  ['application/json', 'json'],
  ['application/manifest+json', 'webmanifest'],
  ['image/svg+xml', 'svg'],
  ['image/png', 'png'],
  ['image/jpeg', 'jpg jpeg'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  ['image/x-icon', 'ico'],
];

/** A page with a slash at its end is that page: the app mends the address. */
const PAGE = `rewrite ^(/m/.*[^/])/+$ $1 break;
    try_files $uri.html $uri/index.html $uri /404.html;`;

const PLATFORM_PATHS = '/(?:wps|lgw|img)/';

/**
 * A site for Debian's nginx (packages nginx and libnginx-mod-http-brotli-static): compressed files as they were built, never made
 * on the fly. `add_header` without `always` leaves errors alone, so no missing file is kept for a year. Its HTTP/2 repeats each header whole:
 * what is UTF-8 by its type (modules, JSON, SVG, a UTF-8 page's styles) does not say so.
 */
export function nginxSite(delivery: Delivery): string {
  const { version, kinds, every, folders, files, platform } = delivery;
  const withEvery = (headers: Readonly<Record<string, string>>) => ({ ...every, ...headers });
  return `# Leve ${version}, written by the build. Debian: apt-get install nginx libnginx-mod-http-brotli-static
# Put it in /etc/nginx/sites-enabled, the folder public in /srv/leve, and TLS where it belongs to your site.
${platform === '' ? 'upstream platform {\n  server 127.0.0.1:8080;\n}\n\n' : ''}server {
  listen 80 default_server;
  server_name _;
  root /srv/leve/public;

  server_tokens off;
  absolute_redirect off;
  gzip off;
  gzip_static on;
  gzip_vary on;
  brotli_static on;
  etag on;
  charset utf-8;
  charset_types text/plain;
  types {
${TYPES.map(([type, endings]) => `    ${type} ${endings};`).join('\n')}
  }
  default_type text/plain;
  error_page 404 @missing;

  location @missing {
    internal;
    default_type text/plain;
    return 404 "Not found\\n";
  }

${location('/', PAGE, withEvery(kinds.document))}
${folders.map((folder) => location(`^~ ${folder}/`, fileRules(folder), withEvery(kinds[kindOf(folder)]))).join('')}
${files.map((file) => location(`= ${file}`, fileRules(file), withEvery(kinds[kindOf(file)]))).join('')}${platform === '' ? platformLocation : pictureLocation(platform)}
  location ~ \\.(?!html$)[A-Za-z0-9]+$ {
    return 404;
  }

  location ~ ^/_(?:headers|redirects)$ {
    return 404;
  }
}
`;
}

const platformLocation = `
  location ~ ^${PLATFORM_PATHS} {
    proxy_pass http://platform;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    client_max_body_size 24m;
  }
`;

const pictureLocation = (platform: string): string => `
  location ^~ ${PICTURES}/ {
    return 307 ${platform}$request_uri;
  }
`;

/** Nothing but a page has use for its date, 26 bytes, beside a tag; and what never changes under its name is never asked for again. */
const fileRules = (address: string): string =>
  `try_files $uri =404;${kindOf(address) === 'hashed' ? '\n    etag off;' : ''}\n    add_header Last-Modified "";`;

function location(path: string, action: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `    add_header ${name} "${value}";`);
  return `  location ${path} {\n    ${action}\n${lines.join('\n')}\n  }\n`;
}
