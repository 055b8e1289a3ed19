import './LanguageSheet.css';
import { LANGUAGES } from '../../i18n/languages.ts';
import { language, t } from '../../i18n/texts.ts';
import { throttle } from '../../lib/throttle.ts';
import { openSheet, showSheet } from '../../stores/menu.ts';
import { changeLanguage } from '../../stores/settings.ts';
import { siteLanguages } from '../../stores/system.ts';
import { showToast } from '../../stores/toasts.ts';
import { Drawer } from '../../ui/drawer/Drawer.tsx';
import { check } from '../../ui/icon/controls.ts';
import { Icon } from '../../ui/icon/Icon.tsx';

/** A language changes at most once in 250 ms (SPEC section 9). */
const choose = throttle(250, (code: string, done: () => void) => {
  changeLanguage(code)
    .catch((error: unknown) => {
      console.error(error);
      showToast('offline', 'language_failed', 3);
    })
    .then(done);
});

/** The language selector: every language that has a dictionary, with its flag (SPEC 2.9). */
export default function LanguageSheet() {
  const close = () => showSheet(undefined);
  return (
    <Drawer
      open={openSheet.value === 'language'}
      from="bottom"
      title={t('language_title')}
      closeLabel={t('close')}
      onClose={close}
    >
      <ul>
        {LANGUAGES.filter(({ code }) => siteLanguages().includes(code)).map(({ code, tag, name, flag }) => (
          <li key={code}>
            <button
              type="button"
              className="language-item"
              lang={tag}
              aria-pressed={code === language()}
              onClick={() => choose(code, close)}
            >
              <img className="language-flag" src={`/flags/${flag}.svg`} alt="" width={28} height={28} />
              <span className="language-name">{name}</span>
              {code === language() && <Icon path={check} size="md" />}
            </button>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
