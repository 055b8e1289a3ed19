import { createElement, type ReactNode } from 'react';
import type { OutlineNode } from '../../lib/html-outline.ts';

/** Draws an outline element by element: nothing in it can act. */
export const drawOutline = (nodes: readonly OutlineNode[]): ReactNode[] => nodes.map(draw);

function draw(node: OutlineNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  const link = href === undefined ? undefined : { href, rel: 'noopener noreferrer nofollow' };
  return createElement(tag, { key: index, ...link }, ...children.map(draw));
}
