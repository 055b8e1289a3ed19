const two = (value: number): string => `0${value}`.slice(-2);

/** Time that is left, in ms, as `4:05`, or `3:04:05` from an hour on; a part of a second counts as one. */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const minutes = Math.floor(seconds / 60);
  const rest = two(seconds % 60);
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}
