import { useState } from 'react';
import { type TextKey, t } from '../../i18n/texts.ts';
import type { PhoneKind } from '../../lib/phone-kind.ts';
import { siteName } from '../../stores/system.ts';
import { SectionHead } from '../../ui/section/SectionHead.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import type { AppDownload } from './downloads.ts';
import { GuideArt } from './GuideArt.tsx';
import { type Guide, type GuideSystem, guidesOf, ownGuide } from './guides.ts';

const SYSTEMS: readonly { id: GuideSystem; text: TextKey }[] = [
  { id: 'android', text: 'app_android' },
  { id: 'ios', text: 'app_ios' },
];

/** How to install, step by step: by phone, then by browser or file. The visitor's own way stands first and is open. */
export function Guides({ kind, downloads }: { kind: PhoneKind; downloads: readonly AppDownload[] }) {
  const own = kind.system === 'ios' ? 'ios' : 'android';
  const [system, setSystem] = useState<GuideSystem>(own);
  const [chosen, setChosen] = useState('');
  const guides = guidesOf(
    system,
    downloads.filter((one) => one.system === system).map(({ way }) => way),
  );
  const shown = guides.find(({ id }) => id === chosen) ?? guides.find(({ id }) => id === ownGuide(kind, guides));
  return (
    <section className="app-part app-guides" id="guide">
      <SectionHead title={t('app_guide')} />
      <fieldset className="app-systems" aria-label={t('app_system')}>
        {(own === 'ios' ? [...SYSTEMS].reverse() : SYSTEMS).map(({ id, text }) => (
          <button
            key={id}
            type="button"
            className={id === system ? 'app-system app-system-on' : 'app-system'}
            aria-pressed={id === system}
            onClick={() => setSystem(id)}
          >
            {t(text)}
          </button>
        ))}
      </fieldset>
      <Tabs
        label={t('app_way')}
        items={guides.map(({ id, name }) => ({ id, label: t(name) }))}
        current={shown?.id ?? ''}
        onPick={setChosen}
      />
      {shown && <Steps guide={shown} />}
    </section>
  );
}

function Steps({ guide }: { guide: Guide }) {
  return (
    <ol className="app-steps">
      {guide.steps.map(({ art, text }, index) => (
        <li key={text} className="app-step">
          <GuideArt name={art} />
          <div className="app-step-words">
            <b className="app-step-number">{index + 1}</b>
            <p>{t(text, { site: siteName() })}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
