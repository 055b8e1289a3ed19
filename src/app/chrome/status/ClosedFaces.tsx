import { type ReactNode, useEffect, useState } from 'react';
import { longMoment } from '../../i18n/dates.ts';
import { t } from '../../i18n/texts.ts';
import {
  closureBusy,
  closureContact,
  followClosure,
  lookAgain,
  lookedAt,
  maintenanceEnd,
  visitorIp,
} from '../../stores/system/closure.ts';
import { takeUpdate, updateTried } from '../../stores/system/update.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { lock } from '../../ui/icon/lobby.ts';
import styles from './Status.css';

/** Maintenance: what is done, that the money is safe, and when it is to end as far as the platform says so. */
export function Maintenance() {
  const end = maintenanceEnd(Date.now());
  return (
    <>
      <StatusHead icon="/icons/lobby.svg#clock" look="action" title={t('maintenance_title')}>
        <p>{`${t('platform_maintenance')} ${t('maintenance_text')}`}</p>
        {end && (
          <p className={styles.statusFact}>
            {t('maintenance_end')}
            <b>{longMoment(end)}</b>
          </p>
        )}
      </StatusHead>
      <StatusActions />
    </>
  );
}

/** Access denied, with the visitor's address (SPEC section 4): who asks for help needs it. */
export function Denied() {
  const ip = visitorIp();
  return (
    <>
      <StatusHead icon={lock} look="gold" title={t('region_title')}>
        <p>{t('region_restricted')}</p>
        {ip && (
          <p className={styles.statusFact}>
            {t('region_ip')}
            <b>{ip}</b>
          </p>
        )}
        <p>{t('region_help')}</p>
      </StatusHead>
      <StatusActions />
    </>
  );
}

/** This app is too old for the platform: one tap brings the new one. What was typed is kept by its form (device/form-draft.ts). */
export function UpdateRequired() {
  const [busy, setBusy] = useState(false);
  const update = () => {
    setBusy(true);
    void takeUpdate();
  };
  return (
    <>
      <StatusHead icon="/icons/lobby.svg#sparkle" look="new" title={t('update_title')}>
        <p>{t(updateTried() ? 'update_tried' : 'update_text')}</p>
      </StatusHead>
      <button
        type="button"
        className={`btn btn-primary btn-wide ${styles.statusAct}`}
        aria-busy={busy}
        onClick={update}
      >
        {t('update_now')}
      </button>
    </>
  );
}

interface StatusHeadProps {
  /** Path data of its icon, or the address of a symbol. */
  icon: string;
  /** The colour of what it means. */
  look: 'new' | 'gold' | 'action';
  title: string;
  children: ReactNode;
}

/** What happened, in a heading that takes the focus, and in a few words below. */
function StatusHead({ icon, look, title, children }: StatusHeadProps) {
  return (
    <>
      <span className={`${styles.statusArt} ${styles[`status--${look}`]}`}>
        <Icon path={icon} size="xl" />
      </span>
      <h1 id="status-title" className={styles.statusTitle} tabIndex={-1}>
        {title}
      </h1>
      <div className={styles.statusText}>{children}</div>
    </>
  );
}

/** Asking again, by hand and seldom by itself, and the site's channel if it has one. */
function StatusActions() {
  useEffect(followClosure, []);
  const contact = closureContact();
  const at = lookedAt.value;
  return (
    <>
      <button
        type="button"
        className={`btn btn-primary btn-wide ${styles.statusAct}`}
        aria-busy={closureBusy.value}
        onClick={() => void lookAgain()}
      >
        {t('status_look')}
      </button>
      {contact && (
        <a
          className={`btn btn-ghost btn-wide ${styles.statusAct}`}
          href={contact}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('status_contact')}
        </a>
      )}
      <p className={styles.statusSmall} role="status">
        {at === undefined ? t('status_by_itself') : t('status_still', { time: longMoment(new Date(at).toISOString()) })}
      </p>
    </>
  );
}
