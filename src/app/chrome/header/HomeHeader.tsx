import { BalanceButton } from '../../features/balance/BalanceButton.tsx';
import { SearchButton } from '../../features/search/SearchButton.tsx';
import { t } from '../../i18n/texts.ts';
import { go, home, login, register } from '../../routes/links.ts';
import { showSheet } from '../../stores/screen/menu.ts';
import { signedIn } from '../../stores/session/session.ts';
import { siteLogo, siteName } from '../../stores/system/system.ts';
import styles from '../../ui/bar/HeaderBar.css';
import { Icon } from '../../ui/icon/Icon.tsx';
import { menu, plus } from '../../ui/icon/shell.ts';
import { Logo } from '../../ui/logo/Logo.tsx';
import { Press } from '../../ui/press/Press.tsx';
import { openDeposit, openHome } from '../actions.ts';

/** The home header (SPEC 2.2): side menu, logo, then balance and Deposit, or Login and Register. */
export function HomeHeader() {
  return (
    <header className={styles.header}>
      <h1 className="hide-visually">{siteName()}</h1>
      <button type="button" className={styles.headerMenu} aria-label={t('menu_open')} onClick={() => showSheet('menu')}>
        <Icon path={menu} />
      </button>
      <Press className={styles.headerLogo} href={home} aria-label={siteName()} onPress={openHome}>
        <Logo src={siteLogo()} />
      </Press>
      <span className={styles.headerSpace} />
      <SearchButton />
      {signedIn.value ? <Member /> : <Guest />}
    </header>
  );
}

function Guest() {
  return (
    <>
      <Press className={`btn btn-quiet btn-slim ${styles.headerButton}`} href={login()} onPress={() => go(login())}>
        {t('login')}
      </Press>
      <Press
        className={`btn btn-primary btn-slim ${styles.headerButton}`}
        href={register()}
        onPress={() => go(register())}
      >
        {t('register')}
      </Press>
    </>
  );
}

function Member() {
  return (
    <>
      <BalanceButton className={styles.headerBalance} />
      <button
        type="button"
        className={`btn btn-primary btn-slim ${styles.headerDeposit}`}
        aria-label={t('deposit')}
        onClick={openDeposit}
      >
        <Icon path={plus} size="md" />
      </button>
    </>
  );
}
