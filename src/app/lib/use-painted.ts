import { useEffect, useState } from 'react';

/** The last value that was given, one paint late: a tap is answered before what it leads to is drawn. The first one is given at once. */
export function usePainted<T extends string>(value: T): T {
  const [painted, paint] = useState(value);
  useEffect(() => paint(value), [value]);
  return painted;
}
