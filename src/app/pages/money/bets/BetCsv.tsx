import type { Bet } from '../../../../contract/schemas/records.ts';
import { type CsvProgress, useCsvExport } from '../../../features/records/use-csv-export.ts';
import { t } from '../../../i18n/texts.ts';
import { dateTime } from '../../../i18n/timestamp.ts';
import { vendorName } from '../../../stores/games/vendor-names.ts';
import { type BetFilter, bets } from '../../../stores/records/records.ts';

/** Makes the file of the betting record while it is on the screen. */
export default function BetCsv({ filter, ...progress }: { filter: BetFilter } & CsvProgress) {
  useCsvExport({ ...progress, save: (write) => write({ filter, page: bets.page, table: betTable }) });
  return null;
}

/** The file of the record. */
const betTable = () => ({
  name: 'bets',
  columns: [
    t('bet_id'),
    t('bet_when'),
    t('bet_game'),
    t('bet_vendor'),
    t('bet_state'),
    t('records_stake'),
    t('records_payout'),
  ],
  cells: ({ betId, placedAt, gameName, vassalage, status, stake, payout }: Bet) => [
    betId,
    dateTime(placedAt),
    gameName,
    vendorName(vassalage),
    t(`bet_${status}`),
    { amount: stake },
    { amount: payout },
  ],
  id: ({ betId }: Bet) => betId,
});
