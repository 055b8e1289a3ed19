import { plural } from '../../i18n/plural.ts';
import { t } from '../../i18n/texts.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Press } from '../../ui/press/Press.tsx';
import { follow, footerEntries } from './agent-entries.ts';

/** The agent home's own footer (SPEC 2.11). */
export function AgentFooter() {
  return (
    <nav className="footer footer-own" aria-label={t('nav_label')}>
      {footerEntries().map((entry) => {
        const count = entry.count?.() ?? 0;
        return (
          <Press key={entry.text} href={entry.path} className="footer-item" onPress={() => follow(entry)}>
            <span className="footer-icon">
              <Icon path={entry.icon} />
              <Badge count={count} label={() => plural('unread', count)} />
            </span>
            <span className="footer-text ellipsis">{t(entry.text)}</span>
          </Press>
        );
      })}
    </nav>
  );
}
