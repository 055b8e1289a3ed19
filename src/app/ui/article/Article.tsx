import './Article.css';
import type { ReactNode } from 'react';
import { spokenIn } from '../../lib/spoken.ts';

export interface ArticleProps {
  title: string;
  /** Date or dates, as they are shown. */
  when: string;
  /** What stands above the title. */
  picture?: ReactNode;
  children: ReactNode;
}

/** One text with its title and date. */
export function Article({ title, when, picture, children }: ArticleProps) {
  return (
    <article className="article">
      {picture}
      <h2 className="article-title" {...spokenIn()}>
        {title}
      </h2>
      <p className="article-when">{when}</p>
      {children}
    </article>
  );
}

/** Where an article will be; with `picture` its shape in CSS px. */
export function ArticleBones({ picture }: { picture?: { width: number; height: number } }) {
  return (
    <div className="bones article" aria-hidden="true">
      {picture && (
        <div className="bone article-picture" style={{ paddingTop: `${(picture.height / picture.width) * 100}%` }} />
      )}
      <div className="bone article-bone-title" />
      <div className="bone article-bone-when" />
      <div className="bone article-bone-text" />
    </div>
  );
}
