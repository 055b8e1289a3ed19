/** What a site has of two more languages: a few texts of each, with all the plural forms that theirs takes. */
export const DICTIONARIES = {
  ru: {
    common: { nav_home: 'Главная', language_title: 'Выберите язык' },
    bets: {
      records_count_one: '{{count}} ставка',
      records_count_few: '{{count}} ставки',
      records_count_many: '{{count}} ставок',
      records_count_other: '{{count}} ставки',
    },
  },
  ar: {
    common: { nav_home: 'الرئيسية', language_title: 'اختر لغتك' },
    bets: {
      records_count_zero: 'لا رهانات ({{count}})',
      records_count_one: 'رهان واحد ({{count}})',
      records_count_two: 'رهانان ({{count}})',
      records_count_few: '{{count}} رهانات',
      records_count_many: '{{count}} رهانًا',
      records_count_other: '{{count}} رهان',
    },
  },
} as const;
