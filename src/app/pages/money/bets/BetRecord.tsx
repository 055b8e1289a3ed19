import { useCallback, useEffect, useState } from 'react';
import type { Bet } from '../../../../contract/schemas/records.ts';
import { lazy } from '../../../features/loading/lazy.ts';
import { Sheet } from '../../../features/loading/Sheet.tsx';
import { CsvPress } from '../../../features/records/CsvButton.tsx';
import { RangeFilter } from '../../../features/records/RangeFilter.tsx';
import { RecordFilters } from '../../../features/records/RecordFilters.tsx';
import recordListStyles from '../../../features/records/RecordList.css';
import { RecordList, RecordRow } from '../../../features/records/RecordList.tsx';
import { SumsCard } from '../../../features/records/SumsCard.tsx';
import { useRecordAddress } from '../../../features/records/use-record-address.ts';
import { money } from '../../../i18n/format.ts';
import { plural } from '../../../i18n/plural.ts';
import { recordMoment } from '../../../i18n/record-moment.ts';
import { t } from '../../../i18n/texts.ts';
import { gameRecord, go, slots } from '../../../routes/links.ts';
import { vendorStructure } from '../../../stores/games/lobby.ts';
import { vendorName } from '../../../stores/games/vendor-names.ts';
import { type BetFilter, bets } from '../../../stores/records/records.ts';
import { currency } from '../../../stores/system/system.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { useFilter } from '../../../ui/rows/use-filter.ts';
import { RecordTabs } from '../RecordTabs.tsx';
import betRecordStyles from './BetRecord.css';

const BetFilters = lazy(() => import('./BetFilters.tsx'), { texts: ['betSheets'] });
const BetCsv = lazy(() => import('./BetCsv.tsx'), { texts: ['record'] });
const BetSheet = lazy(() => import('./BetSheet.tsx'), { texts: ['betSheets'] });

/** Drawn size of a game's picture in CSS px. */
const PICTURE = { width: 40, height: 40 };

/** The filters by their names in the address. */
const FILTERS = ['type', 'vendor', 'status'] as const;

/** The betting record (SPEC 2.1, 7.4): days, filters, sums over the whole selection, and the bets, newest first. */
export default function BetRecord() {
  const { days, filters, show } = useRecordAddress(gameRecord, FILTERS, 1);
  const [opened, setOpened] = useState<Bet>();
  const { type, vendor, status } = filters;
  const filter = {
    ...days,
    ...(type && { gameType: type }),
    ...(vendor && { vassalage: vendor }),
    ...(status && { status }),
  } as BetFilter;
  const load = useFilter(filter, bets.open);
  useEffect(() => vendorStructure.want(), []);
  const renderBet = useCallback((bet: Bet) => <BetRow bet={bet} onPress={() => setOpened(bet)} />, []);
  const narrowed = Object.keys(filters).length > 0;
  const names = { stake: t('records_stake'), payout: t('records_payout'), net: t('records_net') };

  return (
    <div className="page">
      <RecordTabs here={gameRecord} days={days} />
      <RangeFilter value={days} onChange={(next) => show(next)}>
        <RecordFilters
          label={t('records_filter')}
          sheet={BetFilters}
          value={filters}
          onChoose={(next) => show(days, next)}
        />
        <CsvPress of={BetCsv} props={{ filter }} />
      </RangeFilter>
      <RecordList
        record={bets}
        total={({ footer }) => footer.count}
        renderRow={renderBet}
        label={t('records_label')}
        head={({ footer }) => (
          <SumsCard sums={footer} names={names} count={plural('records_count', footer.count)} open={t('bet_open')} />
        )}
        empty={
          narrowed
            ? { title: t('records_none'), action: t('records_all'), onAction: () => show(days, {}) }
            : { title: t('records_empty'), action: t('records_play'), onAction: () => go(slots) }
        }
        failed={t('records_failed')}
        onRetry={load}
      />
      {opened && <Sheet of={BetSheet} props={{ bet: opened, onClose: () => setOpened(undefined) }} />}
    </div>
  );
}

/** One bet: the game and when, what was staked and what came back. A tap opens all of it. */
function BetRow({ bet, onPress }: { bet: Bet; onPress: () => void }) {
  const { gameName, iconUrl, vassalage, placedAt, stake, payout, status } = bet;
  return (
    <RecordRow
      art={
        iconUrl && (
          <span className={betRecordStyles.betArt}>
            <Picture src={iconUrl} name={gameName} {...PICTURE} />
          </span>
        )
      }
      name={gameName}
      note={`${vendorName(vassalage)} · ${recordMoment(placedAt)}`}
      amount={money(stake, currency.value)}
      state={status === 'won' ? money(`+${payout}`, currency.value) : t(`bet_${status}`)}
      stateClass={recordListStyles[`bet--${status}`]}
      onPress={onPress}
      opensSheet
    />
  );
}
