import { useEffect, useState } from 'react';
import { areMany, LANGUAGES, type Language, languageOrder } from '../../i18n/language-list.ts';
import { language, t, tagOf } from '../../i18n/texts.ts';
import { throttle } from '../../lib/throttle.ts';
import { openSheet, showSheet } from '../../stores/screen/menu.ts';
import { showToast } from '../../stores/screen/toasts.ts';
import { changeLanguage } from '../../stores/settings/settings.ts';
import { siteLanguages } from '../../stores/settings/site-languages.ts';
import { Drawer } from '../../ui/drawer/Drawer.tsx';
import { check } from '../../ui/icon/controls.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './LanguageSheet.css';

const fail = (error: unknown): void => {
  console.error(error);
  showToast('offline', 'language_failed', 3);
};

/** A language changes at most once in 250 ms (SPEC section 9). */
const choose = throttle(250, ({ code, rtl = false }: Language, done: () => void) => {
  changeLanguage(code)
    .then(() => {
      // All sheets are others then.
      if (rtl !== (document.dir === 'rtl')) location.reload();
    })
    .catch(fail)
    .then(done);
});

const close = (): void => showSheet(undefined);

/** The language selector: every language that has a dictionary, with its flag (SPEC 2.9). */
export default function LanguageSheet() {
  const [codes, setCodes] = useState<readonly string[]>([]);
  useEffect(() => {
    siteLanguages()
      .then(setCodes)
      .catch((error: unknown) => {
        fail(error);
        close();
      });
  }, []);
  const offered = LANGUAGES.filter(({ code }) => codes.includes(code));
  return (
    <Drawer
      // Whole or not at all: a list that grew would move under the finger.
      open={openSheet.value === 'language' && codes.length > 0}
      from="bottom"
      title={t('language_title')}
      closeLabel={t('close')}
      onClose={close}
    >
      <ul className={areMany(offered) ? styles.languageMany : ''}>
        {languageOrder(offered, language(), navigator.languages).map((one) => (
          <li key={one.code}>
            <button
              type="button"
              className={styles.languageItem}
              lang={tagOf(one.code)}
              aria-pressed={one.code === language()}
              onClick={() => choose(one, close)}
            >
              <img
                className={styles.languageFlag}
                src={`/flags/${one.flag}.svg`}
                alt=""
                width={28}
                height={28}
                loading="lazy"
              />
              <bdi className={styles.languageName}>{one.name}</bdi>
              {one.code === language() && <Icon path={check} size="md" />}
            </button>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
