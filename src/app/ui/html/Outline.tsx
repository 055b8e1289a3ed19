import { createElement, type ReactNode } from 'react';
import { type OutlineNode, outlineOf } from '../../lib/html-outline.ts';

/** Draws what a piece of HTML says, element by element: nothing in it can act. */
export function outline(html: string): ReactNode[] {
  return outlineOf(html).map(draw);
}

function draw(node: OutlineNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  const link = href === undefined ? undefined : { href, rel: 'noopener noreferrer nofollow' };
  return createElement(tag, { key: index, ...link }, ...children.map(draw));
}
