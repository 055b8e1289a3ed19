import type { PictureMode } from '../../lib/picture-url.ts';

/**
 * Bytes that the pictures of home's first screen cost on a first visit, headers included, on a phone of 360 x 640 px at two pixels per
 * pixel: measured on the reference platform in Chromium (AVIF), and held to by the phone tests.
 */
export const PICTURE_PRICE: Readonly<Record<PictureMode, number>> = { off: 0, small: 8_000, full: 15_000 };
