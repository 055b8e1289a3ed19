import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { root } from './look.ts';

/** Draws a page of the bench, with whatever `react` is aliased to. */
export function draw(node: ReactNode): void {
  createRoot(root).render(node);
}
