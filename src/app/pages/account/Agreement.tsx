import { type MouseEvent, useEffect, useState } from 'react';
import { t } from '../../i18n/texts.ts';
import { showToast } from '../../stores/toasts.ts';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { usePart } from '../../ui/part/use-part.ts';
import type { TermsPage, TermsSheetProps } from './parts/TermsSheet.tsx';

const part = { load: () => import('./parts/TermsSheet.tsx') };

/** Keeps the places of the links in a sentence whose order a language chooses. */
const MARK = '|';

export interface AgreementProps {
  /** Years that a member must have. */
  age: number;
  agreed: boolean;
  onChange: (agreed: boolean) => void;
}

/** The agreement flag (SPEC 2.4). Its terms open over the form, so that nothing typed is lost. */
export function Agreement({ age, agreed, onChange }: AgreementProps) {
  const [shown, setShown] = useState<TermsPage>();
  const [opened, setOpened] = useState(false);
  const [before, between, after] = t('register_agree', { age, terms: MARK, privacy: MARK }).split(MARK);
  const link = (page: TermsPage) => (
    <button
      type="button"
      className="form-inline"
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        setShown(page);
        setOpened(true);
      }}
    >
      {t(page === 'terms' ? 'register_terms' : 'register_privacy')}
    </button>
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
      {opened && <LateTerms page={shown} onClose={() => setShown(undefined)} onFail={() => setOpened(false)} />}
    </>
  );
}

function LateTerms({ onFail, ...props }: TermsSheetProps & { onFail: () => void }) {
  const { Part, failed } = usePart(part);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a failure, whoever asked
  useEffect(() => {
    if (!failed) return;
    showToast('offline', 'no_internet', 3);
    onFail();
  }, [failed]);

  return Part ? <Part {...props} /> : null;
}
