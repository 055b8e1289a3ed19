import { createElement, type ReactNode } from 'react';
import type { OutlineNode } from '../../lib/html-outline.ts';

/** Draws an outline element by element: nothing in it can act. Links to what is not open lead nowhere; without `isOpen` all is. */
export function drawOutline(nodes: readonly OutlineNode[], isOpen?: (path: string) => boolean): ReactNode[] {
  const draw = (node: OutlineNode, index: number): ReactNode => {
    if (typeof node === 'string') return node;
    const { tag, href, children } = node;
    const link = href && (!isOpen || isOpen(href)) ? { href, rel: 'noopener noreferrer nofollow' } : undefined;
    return createElement(tag, { key: index, ...link }, ...children.map(draw));
  };
  return nodes.map(draw);
}
