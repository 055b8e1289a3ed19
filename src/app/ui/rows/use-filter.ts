import { useEffect } from 'react';

/** Opens a list for its filter, and anew whenever the filter says something else. Gives what opens it once more. */
export function useFilter<Filter>(filter: Filter, open: (filter: Filter) => void): () => void {
  const load = () => open(filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filter is made anew by every render; its text says when it is another
  useEffect(load, [JSON.stringify(filter)]);
  return load;
}
