import { useEffect } from 'react';
import type { SitePageName } from '../../../contract/schemas/help.ts';
import { t } from '../../i18n/texts.ts';
import { go } from '../../routes/links.ts';
import { errorText } from '../../stores/error-text.ts';
import { sitePage } from '../../stores/site-pages.ts';
import { Face } from '../../ui/face/Face.tsx';
import { Html } from '../../ui/html/Html.tsx';
import { SiteTextLinks } from './SiteTextLinks.tsx';

/** One of the site's own texts on a page that can be linked: about, responsible play, terms, privacy. */
export function SiteText({ name }: { name: SitePageName }) {
  const text = sitePage(name);
  useEffect(() => {
    scrollTo(0, 0);
    text.want();
  }, [text]);
  return (
    <>
      <TextBody name={name} />
      {name === 'responsible' && (
        <div className="help-tools">
          <button type="button" className="btn btn-ghost btn-wide" onClick={() => go('/m/protection')}>
            {t('help_tools')}
          </button>
        </div>
      )}
      <SiteTextLinks shown={name} />
    </>
  );
}

function TextBody({ name }: { name: SitePageName }) {
  const text = sitePage(name);
  const shown = text.value.value;
  const error = text.error.value;
  if (shown) {
    return (
      <article className="help-text">
        <h2 className="help-text-title">{shown.title}</h2>
        <Html html={shown.content} onPath={go} />
      </article>
    );
  }
  if (!error) {
    return (
      <div className="bones help-text" aria-hidden="true">
        <div className="bone help-bone-heading" />
        <div className="bone help-bone-text" />
      </div>
    );
  }
  return (
    <Face
      kind={error.kind === 'offline' ? 'offline' : 'error'}
      title={t('help_text_failed')}
      text={t(errorText(error))}
      action={t('retry')}
      onAction={() => void text.load()}
      busy={text.busy.value}
    />
  );
}
