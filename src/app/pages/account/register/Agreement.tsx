import { type MouseEvent, useState } from 'react';
import { lazy } from '../../../features/loading/lazy.ts';
import { Sheet } from '../../../features/loading/Sheet.tsx';
import { t } from '../../../i18n/texts.ts';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import styles from '../Account.css';
import type { TermsPage } from './TermsSheet.tsx';

const TermsSheet = lazy(() => import('./TermsSheet.tsx'));

/** Keeps the places of the links in a sentence whose order a language chooses. */
const MARK = '|';

interface AgreementProps {
  /** Years that a member must have. */
  age: number;
  agreed: boolean;
  onChange: (agreed: boolean) => void;
}

/** The agreement flag (SPEC 2.4). Its terms open over the form, so that nothing typed is lost. */
export function Agreement({ age, agreed, onChange }: AgreementProps) {
  const [shown, setShown] = useState<TermsPage>();
  const [openings, setOpenings] = useState(0);
  const [before, between, after] = t('register_agree', { age, terms: MARK, privacy: MARK }).split(MARK);
  const link = (page: TermsPage) => (
    // A button would stand in the line as a block, and its full stop alone behind it.
    <a
      href={`/m/help?page=${page}`}
      className={styles.formInline}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        setShown(page);
        setOpenings(openings + 1);
      }}
    >
      {t(page === 'terms' ? 'register_terms' : 'register_privacy')}
    </a>
  );
  return (
    <>
      <Checkbox name="agree" checked={agreed} onChange={onChange}>
        {before}
        {link('terms')}
        {between}
        {link('privacy')}
        {after}
      </Checkbox>
      {openings > 0 && (
        <Sheet key={openings} of={TermsSheet} props={{ page: shown, onClose: () => setShown(undefined) }} />
      )}
    </>
  );
}
