import { useEffect, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { HelpItem } from '../../../contract/schemas/help.ts';
import { Loaded } from '../../features/loading/Loaded.tsx';
import { plural } from '../../i18n/plural.ts';
import { t } from '../../i18n/texts.ts';
import { entryOf, findEntries } from '../../lib/help-entries.ts';
import { go, help } from '../../routes/links.ts';
import { helpItems } from '../../stores/help/help.ts';
import { Face } from '../../ui/face/Face.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { magnifier } from '../../ui/icon/shell.ts';
import styles from './Help.css';
import HelpSkeleton from './Help.skeleton.tsx';
import { HelpEntries, HelpMenu } from './HelpEntries.tsx';
import { SiteText, SiteTextLinks, siteTextOf } from './SiteText.tsx';

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
  return (
    <Loaded
      resource={helpItems}
      title={t('help_failed')}
      bones={<HelpSkeleton />}
      isEmpty={({ length }) => length === 0}
      empty={<Face kind="empty" title={t('help_empty')} />}
    >
      {(items) => <HelpCentre items={items} />}
    </Loaded>
  );
}

function HelpCentre({ items }: { items: readonly HelpItem[] }) {
  const [searched, setSearched] = useState('');
  const asked = entryOf(useSearch(), location.hash, items.length);
  const found = findEntries(items, searched);
  const shown = found.includes(asked) ? asked : (found[0] ?? -1);
  const choose = (index: number) => {
    go(help(index), { replace: true });
    scrollTo(0, 0);
  };
  return (
    <div className={styles.help}>
      <HelpSearch text={searched} onSearch={setSearched} found={found.length} />
      {shown < 0 && (
        <Face
          kind="empty"
          title={t('help_none', { text: searched.trim() })}
          text={t('help_none_text')}
          action={t('help_clear')}
          onAction={() => setSearched('')}
        />
      )}
      <div className={shown < 0 ? `${styles.helpBody} ${styles.helpNone}` : styles.helpBody}>
        <HelpMenu items={items} found={found} shown={shown} onChoose={choose} />
        <HelpEntries items={items} shown={shown} searched={searched} />
      </div>
      <SiteTextLinks />
    </div>
  );
}

interface HelpSearchProps {
  text: string;
  onSearch: (text: string) => void;
  /** Entries in which the text was found. */
  found: number;
}

/** Searches the loaded entries, so that each letter answers at once. */
function HelpSearch({ text, onSearch, found }: HelpSearchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: Chromium 67 has no <search>
    <div className={styles.helpSearch} role="search">
      <Icon path={magnifier} size="md" />
      <input
        type="search"
        maxLength={60}
        autoComplete="off"
        aria-label={t('help_search')}
        placeholder={t('help_search')}
        value={text}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <span className="hide-visually" role="status">
        {text && plural('help_found', found)}
      </span>
    </div>
  );
}
