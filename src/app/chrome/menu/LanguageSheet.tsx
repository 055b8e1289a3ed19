import './LanguageSheet.css';
import { areMany, LANGUAGES, type Language, languageOrder } from '../../i18n/language-list.ts';
import { language, t, tagOf } from '../../i18n/texts.ts';
import { throttle } from '../../lib/throttle.ts';
import { openSheet, showSheet } from '../../stores/screen/menu.ts';
import { showToast } from '../../stores/screen/toasts.ts';
import { changeLanguage } from '../../stores/settings/settings.ts';
import { siteLanguages } from '../../stores/system/system.ts';
import { Drawer } from '../../ui/drawer/Drawer.tsx';
import { check } from '../../ui/icon/controls.ts';
import { Icon } from '../../ui/icon/Icon.tsx';

/** A language changes at most once in 250 ms (SPEC section 9). */
const choose = throttle(250, ({ code, rtl = false }: Language, done: () => void) => {
  changeLanguage(code)
    .then(() => {
      // All sheets are others then.
      if (rtl !== (document.dir === 'rtl')) location.reload();
    })
    .catch((error: unknown) => {
      console.error(error);
      showToast('offline', 'language_failed', 3);
    })
    .then(done);
});

/** The language selector: every language that has a dictionary, with its flag (SPEC 2.9). */
export default function LanguageSheet() {
  const close = () => showSheet(undefined);
  const offered = LANGUAGES.filter(({ code }) => siteLanguages().includes(code));
  return (
    <Drawer
      open={openSheet.value === 'language'}
      from="bottom"
      title={t('language_title')}
      closeLabel={t('close')}
      onClose={close}
    >
      <ul className={areMany(offered) ? 'language-many' : ''}>
        {languageOrder(offered, language(), navigator.languages).map((one) => (
          <li key={one.code}>
            <button
              type="button"
              className="language-item"
              lang={tagOf(one.code)}
              aria-pressed={one.code === language()}
              onClick={() => choose(one, close)}
            >
              <img className="language-flag" src={`/flags/${one.flag}.svg`} alt="" width={28} height={28} />
              <bdi className="language-name">{one.name}</bdi>
              {one.code === language() && <Icon path={check} size="md" />}
            </button>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
