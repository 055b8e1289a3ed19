import { useEffect } from 'react';
import { t } from '../../i18n/texts.ts';
import { kyc } from '../../stores/kyc/kyc.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { shield } from '../../ui/icon/member.ts';
import styles from './Settings.css';

/** The state of the identity verification, in a word; nothing until it is known. */
export default function KycValue() {
  useEffect(() => kyc.want(), []);
  const status = kyc.value.value?.status;
  if (!status) return null;
  return (
    <span className={styles.setState}>
      {status === 'verified' && <Icon path={shield} size="sm" />}
      {t(`kyc_state_${status}`)}
    </span>
  );
}
