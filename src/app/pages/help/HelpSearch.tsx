import { plural } from '../../i18n/plural.ts';
import { t } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { magnifier } from '../../ui/icon/shell.ts';

interface HelpSearchProps {
  text: string;
  onSeek: (text: string) => void;
  /** Entries in which the text was found. */
  found: number;
}

/** Seeks in what is there already, so that each letter answers at once. */
export function HelpSearch({ text, onSeek, found }: HelpSearchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: Chromium 67 has no <search>
    <div className="help-search" role="search">
      <Icon path={magnifier} size="md" />
      <input
        type="search"
        maxLength={60}
        autoComplete="off"
        aria-label={t('help_search')}
        placeholder={t('help_search')}
        value={text}
        onChange={(event) => onSeek(event.currentTarget.value)}
      />
      <span className="hide-visually" role="status">
        {text && plural('help_found', found)}
      </span>
    </div>
  );
}
