import { plural } from '../../i18n/plural.ts';
import { t } from '../../i18n/texts.ts';
import { go, home, homeAt, settings } from '../../routes/links.ts';
import { openSheet, showSheet } from '../../stores/screen/menu.ts';
import { signedIn } from '../../stores/session/session.ts';
import { confirmSignOut } from '../../stores/session/sign-out.ts';
import { setTheme, theme } from '../../stores/settings/settings.ts';
import badgeStyles from '../../ui/badge/Badge.css';
import { Badge } from '../../ui/badge/Badge.tsx';
import { Drawer } from '../../ui/drawer/Drawer.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { heart } from '../../ui/icon/list.ts';
import { moon, sliders, sun } from '../../ui/icon/menu.ts';
import { globe, signOut as leave } from '../../ui/icon/settings.ts';
import { follow, menuItems } from './items.ts';
import { MenuGuest, MenuMember } from './MenuHead.tsx';
import sideMenuStyles from './SideMenu.css';

/** The side menu (SPEC 2.9). */
export default function SideMenu() {
  const close = () => showSheet(undefined);
  const then = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <Drawer
      open={openSheet.value === 'menu'}
      title={t('menu_title')}
      closeLabel={t('close')}
      onClose={close}
      foot={<MenuFoot then={then} />}
    >
      {signedIn.value ? <MenuMember then={then} /> : <MenuGuest then={then} />}
      <ul className={sideMenuStyles.menuList}>
        {signedIn.value && <MenuRow icon={heart} text={t('menu_favourites')} onPress={then(() => go(homeAt('FAV')))} />}
        {menuItems().map((item) => (
          <MenuRow
            key={item.text}
            icon={item.icon}
            text={t(item.text)}
            count={item.count?.() ?? 0}
            onPress={then(() => follow(item))}
          />
        ))}
      </ul>
    </Drawer>
  );
}

/** Language, theme, settings and the way out: reached without a scroll, however long the list is. */
function MenuFoot({ then }: { then: (action: () => void) => () => void }) {
  const dark = theme.value === 'dark';
  return (
    <ul className={sideMenuStyles.menuFoot}>
      <FootItem icon={globe} text={t('menu_language')} onPress={() => showSheet('language')} />
      <FootItem
        icon={dark ? sun : moon}
        text={t(dark ? 'menu_theme_light' : 'menu_theme_dark')}
        onPress={() => setTheme(dark ? 'light' : 'dark')}
      />
      <FootItem icon={sliders} text={t('title_set')} onPress={then(() => go(settings))} />
      {signedIn.value && (
        <FootItem icon={leave} text={t('logout')} onPress={then(() => void confirmSignOut(() => go(home)))} />
      )}
    </ul>
  );
}

function FootItem({ icon, text, onPress }: Pick<MenuRowProps, 'icon' | 'text' | 'onPress'>) {
  return (
    <li>
      <button type="button" className={sideMenuStyles.menuFootItem} onClick={onPress}>
        <Icon path={icon} size="md" />
        <span className={sideMenuStyles.menuFootText}>{text}</span>
      </button>
    </li>
  );
}

interface MenuRowProps {
  icon: string;
  text: string;
  count?: number;
  onPress: () => void;
}

function MenuRow({ icon, text, count = 0, onPress }: MenuRowProps) {
  return (
    <li>
      <button type="button" className={sideMenuStyles.menuRow} onClick={onPress}>
        <Icon path={icon} size="md" />
        <span className={`${sideMenuStyles.menuText} ellipsis`}>{text}</span>
        {count > 0 && (
          <span className={badgeStyles.badgeLine}>
            <Badge count={count} label={() => plural('unread', count)} />
          </span>
        )}
      </button>
    </li>
  );
}
