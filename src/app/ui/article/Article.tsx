import type { ReactNode } from 'react';
import { spokenIn } from '../../lib/spoken.ts';
import styles from './Article.css';

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
    <article className={styles.article}>
      {picture}
      <h2 className={styles.articleTitle} {...spokenIn()}>
        {title}
      </h2>
      <p className={styles.articleWhen}>{when}</p>
      {children}
    </article>
  );
}

/** Where an article will be; with `picture` its shape in CSS px. */
export function ArticleBones({ picture }: { picture?: { width: number; height: number } }) {
  return (
    <div className={`bones ${styles.article}`} aria-hidden="true">
      {picture && (
        <div
          className={`bone ${styles.articlePicture}`}
          style={{ paddingTop: `${(picture.height / picture.width) * 100}%` }}
        />
      )}
      <div className={`bone ${styles.articleBoneTitle}`} />
      <div className={`bone ${styles.articleBoneWhen}`} />
      <div className={`bone ${styles.articleBoneText}`} />
    </div>
  );
}
