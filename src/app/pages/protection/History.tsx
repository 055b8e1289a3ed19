import { t } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { history } from '../../ui/icon/protection.ts';
import { useSheet } from './use-sheet.ts';

/** The way to what has been changed. */
export function History() {
  const { Part, open, show, close } = useSheet('history');
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet btn-wide protect-history"
        aria-haspopup="dialog"
        aria-busy={open && !Part}
        onClick={show}
      >
        <Icon path={history} size="md" />
        <span>{t('history_open')}</span>
      </button>
      {Part && <Part open={open} onClose={close} />}
    </>
  );
}
