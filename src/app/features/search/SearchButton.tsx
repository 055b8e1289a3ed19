import { t } from '../../i18n/texts.ts';
import { go, search } from '../../routes/links.ts';
import styles from '../../ui/bar/HeaderBar.css';
import { Icon } from '../../ui/icon/Icon.tsx';
import { magnifier } from '../../ui/icon/shell.ts';
import { Press } from '../../ui/press/Press.tsx';

/** The way from a bar at the top to the search over all games. */
export const SearchButton = () => (
  <Press className={styles.headerMenu} href={search} aria-label={t('title_search')} onPress={() => go(search)}>
    <Icon path={magnifier} />
  </Press>
);
