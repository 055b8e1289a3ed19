/**
 * Guards against open redirects: a path of this site as it was given, else undefined. `//host`, `/\host`, control characters
 * and other origins are refused.
 */
export function sitePath(target: string | null | undefined): string | undefined {
  if (!target || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(target)) return undefined;
  return target;
}

/** Where the platform's own paths are; '' is the page's origin. */
let platform = '';

/** Tells the platform's origin, '' for the page's; the build has checked it. */
export function setPlatform(origin: string): void {
  platform = origin;
}

/** Origin of what the platform names by its path. */
export const platformOrigin = (): string => platform;

/**
 * An address the browser may be sent to: a path of this site or of the platform, or https. Plain http is refused, and so is an address that shows
 * another host than it leads to (`https://leve.example@evil.example`, `https:///evil.example`).
 */
export function safeAddress(target: string | undefined): string | undefined {
  if (target === undefined) return undefined;
  if (sitePath(target)) return /^\/(?:m\b|$)/.test(target) ? target : platform + target;
  return /^https:\/\/[^\s\\\p{Cc}@/?#]+(?:[/?#][^\s\\\p{Cc}]*)?$/iu.test(target) ? target : undefined;
}
