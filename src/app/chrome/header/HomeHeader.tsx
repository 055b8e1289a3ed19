import { BalanceButton } from '../../features/balance/BalanceButton.tsx';
import { SearchButton } from '../../features/search/SearchButton.tsx';
import { t } from '../../i18n/texts.ts';
import { go, home, login, register } from '../../routes/links.ts';
import { showSheet } from '../../stores/screen/menu.ts';
import { signedIn } from '../../stores/session/session.ts';
import { siteLogo, siteName } from '../../stores/system/system.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { menu, plus } from '../../ui/icon/shell.ts';
import { Logo } from '../../ui/logo/Logo.tsx';
import { Press } from '../../ui/press/Press.tsx';
import { openDeposit, openHome } from '../actions.ts';

/** The home header (SPEC 2.2): side menu, logo, then balance and Deposit, or Login and Register. */
export function HomeHeader() {
  return (
    <header className="header">
      <h1 className="hide-visually">{siteName()}</h1>
      <button type="button" className="header-menu" aria-label={t('menu_open')} onClick={() => showSheet('menu')}>
        <Icon path={menu} />
      </button>
      <Press className="header-logo" href={home} aria-label={siteName()} onPress={openHome}>
        <Logo src={siteLogo()} />
      </Press>
      <span className="header-space" />
      <SearchButton />
      {signedIn.value ? <Member /> : <Guest />}
    </header>
  );
}

function Guest() {
  return (
    <>
      <Press className="btn btn-quiet btn-slim header-button" href={login()} onPress={() => go(login())}>
        {t('login')}
      </Press>
      <Press className="btn btn-primary btn-slim header-button" href={register()} onPress={() => go(register())}>
        {t('register')}
      </Press>
    </>
  );
}

function Member() {
  return (
    <>
      <BalanceButton className="header-balance" />
      <button
        type="button"
        className="btn btn-primary btn-slim header-deposit"
        aria-label={t('deposit')}
        onClick={openDeposit}
      >
        <Icon path={plus} size="md" />
      </button>
    </>
  );
}
