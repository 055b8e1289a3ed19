/** The address of a picture that the platform sends as base64 PNG, with or without its data prefix; '' for anything else. */
export function pngSource(image: string): string {
  const match = /^(?:data:image\/png;base64,)?([A-Za-z0-9+/]+={0,2})$/.exec(image);
  return match ? `data:image/png;base64,${match[1]}` : '';
}
