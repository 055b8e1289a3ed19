import { useState } from 'react';
import { language, loadTexts } from '../../i18n/texts.ts';
import { loadPart } from '../../lib/lazy-part.ts';
import { showToast } from '../../stores/toasts.ts';
import type { sheets } from './Sheets.tsx';

type Sheets = typeof sheets;

/** The sheets with their texts, which nothing else needs. */
async function loadSheets(): Promise<Sheets> {
  const [part] = await Promise.all([
    loadPart(() => import('./Sheets.tsx')),
    loadTexts(language(), ['protectionSheets']),
  ]);
  return part.sheets;
}

/** Opens a sheet, whose bytes come with the first tap on any of them, and says so when they cannot be had. */
export function useSheet<Name extends keyof Sheets>(name: Name) {
  const [loaded, setLoaded] = useState<Sheets>();
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    if (loaded) return;
    loadSheets().then(setLoaded, (error: unknown) => {
      console.error(error);
      setOpen(false);
      showToast('offline', 'no_internet', 3);
    });
  };
  return { Part: loaded?.[name], open, show, close: () => setOpen(false) };
}
