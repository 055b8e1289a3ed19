/** Shape of a promotion's picture in CSS px, as wide as a phone's page. */
export const PICTURE = { width: 336, height: 189 };
