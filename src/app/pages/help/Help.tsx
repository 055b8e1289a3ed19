import './Help.css';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { HelpItem } from '../../../contract/schemas/help.ts';
import { t } from '../../i18n/texts.ts';
import { entryOf, findEntries } from '../../lib/help-entries.ts';
import { go, help } from '../../routes/links.ts';
import { errorText } from '../../stores/error-text.ts';
import { helpItems } from '../../stores/help.ts';
import { Face } from '../../ui/face/Face.tsx';
import { HelpBones } from './HelpBones.tsx';
import { HelpEntries } from './HelpEntries.tsx';
import { HelpMenu } from './HelpMenu.tsx';
import { HelpSearch } from './HelpSearch.tsx';
import { SiteText } from './SiteText.tsx';
import { SiteTextLinks } from './SiteTextLinks.tsx';
import { siteTextOf } from './site-texts.ts';

/**
 * The help centre (SPEC 2.9): titles at the left, the chosen entry beside them; `i` in the address chooses one, and `page` one of the
 * site's own texts in its place.
 */
export default function Help() {
  const name = siteTextOf(useSearch());
  return name ? <SiteText name={name} /> : <Entries />;
}

function Entries() {
  useEffect(() => helpItems.want(), []);
  const items = helpItems.value.value;
  const error = helpItems.error.value;
  if (items?.length) return <HelpCentre items={items} />;
  if (items) return <Face kind="empty" title={t('help_empty')} />;
  if (!error) return <HelpBones />;
  return (
    <Face
      kind={error.kind === 'offline' ? 'offline' : 'error'}
      title={t('help_failed')}
      text={t(errorText(error))}
      action={t('retry')}
      onAction={() => void helpItems.load()}
      busy={helpItems.busy.value}
    />
  );
}

function HelpCentre({ items }: { items: readonly HelpItem[] }) {
  const [sought, setSought] = useState('');
  const asked = entryOf(useSearch(), location.hash, items.length);
  const found = findEntries(items, sought);
  const shown = found.includes(asked) ? asked : (found[0] ?? -1);
  const choose = (index: number) => {
    go(help(index), { replace: true });
    scrollTo(0, 0);
  };
  return (
    <div className="help">
      <HelpSearch text={sought} onSeek={setSought} found={found.length} />
      {shown < 0 && (
        <Face
          kind="empty"
          title={t('help_none', { text: sought.trim() })}
          text={t('help_none_text')}
          action={t('help_clear')}
          onAction={() => setSought('')}
        />
      )}
      <div className={shown < 0 ? 'help-body help-none' : 'help-body'}>
        <HelpMenu items={items} found={found} shown={shown} onChoose={choose} />
        <HelpEntries items={items} shown={shown} sought={sought} />
      </div>
      <SiteTextLinks />
    </div>
  );
}
