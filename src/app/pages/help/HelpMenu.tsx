import type { HelpItem } from '../../../contract/schemas/help.ts';
import { t } from '../../i18n/texts.ts';
import { entryName } from '../../lib/help-entries.ts';
import { Press } from '../../ui/press/Press.tsx';

interface HelpMenuProps {
  items: readonly HelpItem[];
  /** Indices of the entries that are listed. */
  found: readonly number[];
  shown: number;
  onChoose: (index: number) => void;
}

/** The titles. Without script each leads to its entry on the same page. */
export function HelpMenu({ items, found, shown, onChoose }: HelpMenuProps) {
  return (
    <nav className="help-menu" aria-label={t('help_label')}>
      {found.map((index) => (
        <Press
          key={index}
          className={index === shown ? 'help-title help-title-on' : 'help-title'}
          href={`#${entryName(index)}`}
          aria-current={index === shown}
          onPress={() => onChoose(index)}
        >
          {items[index]?.title}
        </Press>
      ))}
    </nav>
  );
}
