import './layout.css';
import './bets.css';
import { useCallback, useState } from 'react';
import type { Bet } from '../../../contract/schemas/records.ts';
import { plural } from '../../i18n/plural.ts';
import { t } from '../../i18n/texts.ts';
import { gameRecord, go, slots } from '../../routes/links.ts';
import { type BetFilter, bets, betsOf } from '../../stores/records.ts';
import { FilterButton } from '../../ui/filter/FilterButton.tsx';
import { useFilter } from '../../ui/rows/use-filter.ts';
import { BetRow } from './BetRow.tsx';
import { loadBet, loadBetFilters } from './bet-parts.ts';
import { CsvButton } from './CsvButton.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import { RecordList } from './RecordList.tsx';
import { RecordTabs } from './RecordTabs.tsx';
import { SheetSlot } from './SheetSlot.tsx';
import { SumsCard } from './SumsCard.tsx';
import { useRecordAddress } from './use-record-address.ts';

/** Height of a bet's row in px. */
const ROW = 72;

/** Rows per page of a file. */
const FILE_PAGE = 500;

/** What the record can be narrowed by, as the address calls it. */
const FILTERS = ['type', 'vendor', 'status'] as const;

/** The betting record (SPEC 2.1, 7.4): days, filters, sums over the whole selection, and the bets, newest first. */
export default function BetRecord() {
  const { days, filters, show } = useRecordAddress(gameRecord, FILTERS, 1);
  const [open, setOpen] = useState<Bet>();
  const [choosing, setChoosing] = useState(false);
  const { type, vendor, status } = filters;
  const filter = {
    ...days,
    ...(type && { gameType: type }),
    ...(vendor && { vassalage: vendor }),
    ...(status && { status }),
  } as BetFilter;
  const load = useFilter(filter, bets.open);
  const renderBet = useCallback((bet: Bet) => <BetRow bet={bet} onPress={() => setOpen(bet)} />, []);
  const count = Object.keys(filters).length;

  const names = { stake: t('records_stake'), payout: t('records_payout'), net: t('records_net') };
  const table = () => ({
    name: 'bets',
    days,
    columns: [
      t('bet_id'),
      t('bet_when'),
      t('bet_game'),
      t('bet_vendor'),
      t('bet_state'),
      t('records_stake'),
      t('records_payout'),
    ],
    cells: ({ betId, placedAt, gameName, vassalage, status: state, stake, payout }: Bet) => [
      betId,
      placedAt,
      gameName,
      vassalage,
      t(`bet_${state}`),
      { amount: stake },
      { amount: payout },
    ],
    id: ({ betId }: Bet) => betId,
    page: (pageNo: number) => betsOf(filter, pageNo, FILE_PAGE),
  });

  return (
    <div className="money-page">
      <RecordTabs here={gameRecord} days={days} />
      <RangeFilter value={days} onChange={(next) => show(next)}>
        <FilterButton label={t('records_filter')} count={count} onPress={() => setChoosing(true)} />
        <CsvButton source={table} />
      </RangeFilter>
      <RecordList
        record={bets}
        total={({ footer }) => footer.count}
        rowHeight={ROW}
        renderRow={renderBet}
        label={t('records_label')}
        head={({ footer }) => <SumsCard sums={footer} names={names} count={plural('records_count', footer.count)} />}
        empty={
          count
            ? { title: t('records_none'), action: t('records_all'), onAction: () => show(days, {}) }
            : { title: t('records_empty'), action: t('records_play'), onAction: () => go(slots) }
        }
        failed={t('records_failed')}
        onRetry={load}
      />
      {choosing && (
        <SheetSlot
          part={loadBetFilters}
          props={{ value: filters, onChoose: (next) => show(days, next), onClose: () => setChoosing(false) }}
        />
      )}
      {open && <SheetSlot part={loadBet} props={{ bet: open, onClose: () => setOpen(undefined) }} />}
    </div>
  );
}
