import { Icon } from '../../ui/icon/Icon.tsx';
import { useSheet } from './use-sheet.ts';

/** What every sheet of this page is given. */
export interface SheetProps {
  open: boolean;
  onClose: () => void;
}

interface SheetSectionProps {
  sheet: 'pause' | 'exclude';
  icon: string;
  title: string;
  hint: string;
  /** Label of the button that opens the sheet. */
  open: string;
  danger?: boolean;
}

/** A protection that is told in a few words here and chosen in a sheet. */
export function SheetSection({ sheet, icon, title, hint, open: label, danger = false }: SheetSectionProps) {
  const { Part, open, show, close } = useSheet(sheet);
  return (
    <section className="card protect-card">
      <div className="protect-head">
        <Icon path={icon} />
        <h2>{title}</h2>
      </div>
      <p className="protect-hint">{hint}</p>
      <button
        type="button"
        className={danger ? 'btn btn-ghost btn-wide protect-danger' : 'btn btn-ghost btn-wide'}
        aria-haspopup="dialog"
        aria-busy={open && !Part}
        onClick={show}
      >
        {label}
      </button>
      {Part && <Part open={open} onClose={close} />}
    </section>
  );
}
