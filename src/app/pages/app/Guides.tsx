import { useState } from 'react';
import { type TextKey, t } from '../../i18n/texts.ts';
import type { PhoneKind, PhoneSystem } from '../../lib/phone-kind.ts';
import { siteName } from '../../stores/system/system.ts';
import { SectionHead } from '../../ui/section/SectionHead.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import styles from './App.css';
import type { AppDownload, DownloadWay } from './Downloads.tsx';
import { type ArtName, GuideArt } from './GuideArt.tsx';

/** A way to have the app on the phone, told step by step. */
interface Guide {
  id: string;
  name: TextKey;
  steps: readonly { art: ArtName; text: TextKey }[];
}

const guide = (id: string, name: TextKey, ...steps: readonly [ArtName, TextKey][]): Guide => ({
  id,
  name,
  steps: steps.map(([art, text]) => ({ art, text })),
});

const CHROME = guide(
  'chrome',
  'app_by_chrome',
  ['menuTop', 'app_chrome_menu'],
  ['row', 'app_chrome_row'],
  ['confirm', 'app_chrome_confirm'],
);
const SAMSUNG = guide(
  'samsung',
  'app_by_samsung',
  ['menuFoot', 'app_samsung_menu'],
  ['row', 'app_samsung_row'],
  ['confirm', 'app_samsung_confirm'],
);
const FIREFOX = guide(
  'firefox',
  'app_by_firefox',
  ['menuTop', 'app_firefox_menu'],
  ['row', 'app_firefox_row'],
  ['confirm', 'app_firefox_confirm'],
);
const APK = guide(
  'apk',
  'app_by_apk',
  ['file', 'app_apk_file'],
  ['switch', 'app_apk_allow'],
  ['confirm', 'app_apk_confirm'],
);
const SAFARI = guide(
  'safari',
  'app_by_safari',
  ['share', 'app_safari_share'],
  ['row', 'app_safari_row'],
  ['confirm', 'app_safari_confirm'],
);
const ELSE = guide(
  'else',
  'app_by_else',
  ['address', 'app_else_copy'],
  ['home', 'app_else_open'],
  ['share', 'app_else_add'],
);
const PROFILE = guide(
  'profile',
  'app_by_profile',
  ['file', 'app_profile_file'],
  ['switch', 'app_profile_settings'],
  ['home', 'app_profile_done'],
);
const IPA = guide('ipa', 'app_by_ipa', ['file', 'app_ipa_file'], ['switch', 'app_ipa_trust'], ['home', 'app_ipa_done']);

/** The phones whose owners are told how. */
type GuideSystem = Exclude<PhoneSystem, 'other'>;

const BROWSERS: Readonly<Record<GuideSystem, readonly Guide[]>> = {
  android: [CHROME, SAMSUNG, FIREFOX],
  ios: [SAFARI, ELSE],
};
const FILES: Readonly<Partial<Record<DownloadWay, Guide>>> = { apk: APK, ipa: IPA, profile: PROFILE };

/** The guides of a system: those of its browsers, then those of the files that the site offers for it. */
export function guidesOf(system: GuideSystem, ways: readonly DownloadWay[]): Guide[] {
  const files = ways.map((way) => FILES[way]).filter((one): one is Guide => one !== undefined);
  return [...BROWSERS[system], ...files];
}

/** The guide that fits the visitor's own browser; the system's first one where there is none, or on another phone. */
export function ownGuide({ system, browser }: PhoneKind, guides: readonly Guide[]): string {
  const wanted = system === 'ios' && browser !== 'safari' ? 'else' : browser;
  return (guides.find(({ id }) => id === wanted) ?? guides[0])?.id ?? '';
}

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
    <section className={`${styles.appPart} ${styles.appGuides}`} id="guide">
      <SectionHead title={t('app_guide')} />
      <fieldset className={styles.appSystems} aria-label={t('app_system')}>
        {(own === 'ios' ? [...SYSTEMS].reverse() : SYSTEMS).map(({ id, text }) => (
          <button
            key={id}
            type="button"
            className={id === system ? `${styles.appSystem} ${styles.appSystemOn}` : styles.appSystem}
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
    <ol className={styles.appSteps}>
      {guide.steps.map(({ art, text }, index) => (
        <li key={text} className={styles.appStep}>
          <GuideArt name={art} />
          <div className={styles.appStepWords}>
            <b className={styles.appStepNumber}>{index + 1}</b>
            <p>{t(text, { site: siteName() })}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
