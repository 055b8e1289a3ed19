import { go } from '../../routes/links.ts';
import { Html, type HtmlProps } from '../../ui/html/Html.tsx';
import { isOpen } from './is-open.ts';

/** HTML from the platform whose links lead to the site's pages: to those that it has. */
export function SiteHtml({ html, onPath = go }: Pick<HtmlProps, 'html'> & Partial<Pick<HtmlProps, 'onPath'>>) {
  return <Html html={html} onPath={onPath} isOpen={isOpen} />;
}
