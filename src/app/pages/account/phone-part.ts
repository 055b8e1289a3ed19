import { withTexts } from './phone-texts.ts';

/** The phone number and its SMS code, for whichever form asks for them: they come when they are shown. */
export const phonePart = {
  load: withTexts(() => import('./parts/PhoneFields.tsx')),
};
