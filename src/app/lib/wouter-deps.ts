/**
 * Stands in for wouter's `react-deps` when the app is built on Preact (DESIGN.md section 3): the same names, without the
 * two sync-external-store packages and the probing of React versions that wouter carries for older Reacts.
 */
import { useLayoutEffect, useRef } from 'react';

// biome-ignore lint/performance/noBarrelFile: wouter asks for all of its React names in one file
export {
  cloneElement,
  createContext,
  createElement,
  Fragment,
  forwardRef,
  isValidElement,
  useContext,
  useInsertionEffect,
  useLayoutEffect as useIsomorphicLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

/** A function that keeps its identity and always calls the newest `handler`. */
export function useEvent<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(handler);
  const stable = useRef((...args: Args) => newest.current(...args));
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return stable.current;
}
