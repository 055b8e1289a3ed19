import { t } from '../../i18n/texts.ts';

/** What the sheets of filters of the team's reports say. */
export const filterWords = () => ({ close: t('close'), clear: t('tsheet_clear'), show: t('tsheet_show') });
