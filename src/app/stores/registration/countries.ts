import { getCountries } from '../../../contract/calls/system.ts';
import type { Country } from '../../../contract/schemas/system.ts';
import { send } from '../../api/client.ts';
import { language } from '../../i18n/texts.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onLanguage } from '../settings/settings.ts';

/** Countries with their dialling codes, in the language on screen (SPEC 7.1). */
export const countries: Resource<Country[]> = resource('countries.list', () =>
  send(getCountries, { query: { language: language() } }),
);

onLanguage(() => {
  if (countries.value.peek()) void countries.load();
});
