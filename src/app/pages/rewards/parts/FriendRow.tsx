import type { InvitedFriend } from '../../../../contract/schemas/promotions.ts';
import { shortDay } from '../../../i18n/dates.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { currency } from '../../../stores/system.ts';

/** Height of a friend's row in px. */
export const FRIEND_ROW = 64;

/** A friend who came by the link: since when, and what has come of it. */
export function FriendRow({ friend: { name, joinedAt, qualified, earned } }: { friend: InvitedFriend }) {
  return (
    <article className="reward-line">
      <span className="reward-line-what">
        <b className="ellipsis">{name}</b>
        <small>{t('invite_joined', { date: shortDay(joinedAt) })}</small>
      </span>
      {qualified ? (
        <b className="reward-line-won">{money(`+${earned}`, currency.value)}</b>
      ) : (
        <span className="reward-line-none">{t('invite_waits')}</span>
      )}
    </article>
  );
}
