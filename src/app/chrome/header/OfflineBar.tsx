import { useEffect, useState } from 'react';
import { t } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { wifiSlash } from '../../ui/icon/shell.ts';

/** Says so while the phone has no line. It lies over the page, so that nothing moves. */
export function OfflineBar() {
  const [online, setOnline] = useState(navigator.onLine);

  useEffect(() => {
    const follow = () => setOnline(navigator.onLine);
    addEventListener('online', follow);
    addEventListener('offline', follow);
    return () => {
      removeEventListener('online', follow);
      removeEventListener('offline', follow);
    };
  }, []);

  if (online) return null;
  return (
    <p className="offline-bar" role="status">
      <Icon path={wifiSlash} size="sm" />
      <span className="offline-text">{t('offline_bar')}</span>
    </p>
  );
}
