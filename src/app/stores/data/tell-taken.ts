import { language, loadTexts } from '../../i18n/texts.ts';
import { ask } from '../screen/dialogs.ts';

/** Says that the platform knows a request and not how it ended, and where to look before it is made anew; true once that is on screen. */
export async function tellTaken(): Promise<boolean> {
  await loadTexts(language(), ['refused']);
  void ask({ title: 'refused_unknown_title', text: 'refused_unknown', submit: 'got_it' });
  return true;
}
