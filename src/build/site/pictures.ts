import { z } from 'zod';

/**
 * How the image services that operators use write an address: the picture's path as it is (`{path}`) or as a value of a query
 * (`{url}`), the width in px and the quality. Each chooses the format by what the browser accepts.
 */
const SERVICES = {
  /** Cloudflare Images, with transformations switched on for the zone. */
  cloudflare: { base: '', rest: '/cdn-cgi/image/width={width},quality={quality},fit=scale-down,format=auto{path}' },
  /** Netlify Image CDN. */
  netlify: { base: '', rest: '/.netlify/images?url={url}&w={width}&q={quality}' },
  /** imgproxy without signatures; IMGPROXY_BASE_URL names where the pictures are, IMGPROXY_AUTO_AVIF chooses the format. */
  imgproxy: { base: '', rest: '/insecure/rs:fit:{width}:0/q:{quality}/plain/{url}' },
  /** Thumbor with ALLOW_UNSAFE_URL; AUTO_WEBP and AUTO_AVIF choose the format. */
  thumbor: { base: '', rest: '/unsafe/{width}x0/filters:quality({quality}){path}' },
  /** unjs ipx, where Nuxt and its own server put it. */
  ipx: { base: '/_ipx', rest: '/w_{width},q_{quality},f_auto{path}' },
} as const;

/** An image service by name. */
export type ImageService = keyof typeof SERVICES;

export const IMAGE_SERVICES = Object.keys(SERVICES) as readonly ImageService[];

/** The address pattern of a service; `base` where it does not stand at its usual place. */
export function servicePattern(service: ImageService, base?: string): string {
  const preset = SERVICES[service];
  return (base ?? preset.base) + preset.rest;
}

const NAMES = `is none of ${IMAGE_SERVICES.join(', ')}`;

const ownPattern = z
  .string()
  .regex(
    /^(?:\{path\}|\/(?!\/)[\w./,:=?&(){}-]*\{(?:path|url)\})[\w./,:=?&(){}-]*$/,
    `is no pattern that holds {path} or {url}, and ${NAMES}`,
  );

const placed = z
  .strictObject({
    service: z.enum(IMAGE_SERVICES as [ImageService, ...ImageService[]], NAMES),
    base: z.string().regex(/^(?:\/[\w.-]+)*$/, 'is no path of a folder (/images)'),
  })
  .transform(({ service, base }) => servicePattern(service, base));

const isService = (text: string): text is ImageService => Object.hasOwn(SERVICES, text);

/** `pictures` of brand.json: a service, a service with its base, or a pattern of one's own. Comes out as a pattern. */
export const pictureAddress = z.union([
  z
    .string()
    .transform((text) => (isService(text) ? servicePattern(text) : text))
    .pipe(ownPattern),
  placed,
]);

/** A picture's address as the app writes it (src/app/lib/picture-url.ts), for what looks at a site from outside. */
export function pictureAddressOf(pattern: string, path: string, width: number, quality: number): string {
  const values: Readonly<Record<string, string | number>> = { path, url: encodeURIComponent(path), width, quality };
  const fitting = path.includes('?') ? pattern.replace('{path}?', '{path}&') : pattern;
  return fitting.replace(/\{(\w+)\}/g, (_place, name: string) => `${values[name]}`);
}
