/** Countries that may register: ISO 3166 code, dialling code, and the name in Portuguese and English. */
export const COUNTRIES: readonly { code: string; countryDialingCode: string; pt: string; en: string }[] = [
  { code: 'BR', countryDialingCode: '55', pt: 'Brasil', en: 'Brazil' },
  { code: 'AR', countryDialingCode: '54', pt: 'Argentina', en: 'Argentina' },
  { code: 'CL', countryDialingCode: '56', pt: 'Chile', en: 'Chile' },
  { code: 'CO', countryDialingCode: '57', pt: 'Colômbia', en: 'Colombia' },
  { code: 'MX', countryDialingCode: '52', pt: 'México', en: 'Mexico' },
  { code: 'PE', countryDialingCode: '51', pt: 'Peru', en: 'Peru' },
  { code: 'PT', countryDialingCode: '351', pt: 'Portugal', en: 'Portugal' },
  { code: 'PY', countryDialingCode: '595', pt: 'Paraguai', en: 'Paraguay' },
  { code: 'UY', countryDialingCode: '598', pt: 'Uruguai', en: 'Uruguay' },
];
