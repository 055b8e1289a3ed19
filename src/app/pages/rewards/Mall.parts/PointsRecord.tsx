import { useEffect } from 'react';
import type { MallPoints } from '../../../../contract/schemas/mall.ts';
import { shortMoment } from '../../../i18n/dates.ts';
import { integer } from '../../../i18n/format.ts';
import { language, t } from '../../../i18n/texts.ts';
import { mallPoints } from '../../../stores/mall-records.ts';
import { RewardRecord } from '../RewardRecord.tsx';

/** Height of a row in px. */
const ROW = 64;

const renderRow = (entry: MallPoints) => <PointsRow entry={entry} />;

/** How points came and went, newest first. */
export default function PointsRecord() {
  const lang = language();
  useEffect(() => mallPoints.open({ language: lang }), [lang]);
  return (
    <RewardRecord
      record={mallPoints}
      rowHeight={ROW}
      renderRow={renderRow}
      label={t('mall_points')}
      empty={{ title: t('points_empty'), text: t('points_empty_text') }}
      failed={t('points_failed')}
      onRetry={() => mallPoints.open({ language: lang })}
    />
  );
}

function PointsRow({ entry: { kind, points, createdAt, name } }: { entry: MallPoints }) {
  return (
    <article className="reward-line">
      <span className="reward-line-what">
        <b className="ellipsis">{name ? `${t(`points_${kind}`)}: ${name}` : t(`points_${kind}`)}</b>
        <small>{shortMoment(createdAt)}</small>
      </span>
      <b className={points > 0 ? 'reward-line-won' : 'reward-line-none'}>
        {points > 0 ? '+' : '−'}
        {integer(Math.abs(points))}
      </b>
    </article>
  );
}
