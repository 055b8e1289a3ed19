import type { FormEvent } from 'react';
import { t } from '../../i18n/texts.ts';
import { go, slots } from '../../routes/links.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { magnifier } from '../../ui/icon/shell.ts';

const NAME = 'gameName';

function find(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const name = String(new FormData(event.currentTarget).get(NAME)).trim();
  go(name ? `${slots}?${NAME}=${encodeURIComponent(name)}` : slots);
}

/** A search that leads to the list of slots, which takes it from the address: it works from the HTML file alone too. */
export function HomeSearch() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: Chromium 67 has no <search>
    <form className="home-search" role="search" action={slots} onSubmit={find}>
      <Icon path={magnifier} size="md" />
      <input
        type="search"
        name={NAME}
        maxLength={40}
        autoComplete="off"
        placeholder={t('home_search')}
        aria-label={t('home_search')}
      />
    </form>
  );
}
