import { useEffect } from 'react';
import { LIVE_LINE_LENGTH } from '../../../../contract/fields/limits.ts';
import { useForm } from '../../../features/forms/use-form.ts';
import { t } from '../../../i18n/texts.ts';
import { liveArrived, sayLine } from '../../../stores/service/live-chat.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import liveRoomStyles from './LiveRoom.css';
import liveRoomsStyles from './LiveRooms.css';

/** From so many characters on it is told how many are left. */
const LONG = LIVE_LINE_LENGTH - 40;

export interface LineFormProps {
  /** Opens the gifts; absent where there are none. */
  gift: { iconUrl: string; onPress: () => void } | undefined;
}

/** The line to say something in. What was typed stays until the platform has it, and is said once, however often it is sent. */
export function LineForm({ gift }: LineFormProps) {
  const form = useForm({
    name: 'liveLine',
    first: { line: '' },
    check: () => ({}),
    send: async ({ line }, { show }) => {
      const text = line.trim();
      const why = text && (await sayLine(text));
      if (why) show({ line: { key: why } });
      return Boolean(text) && !why;
    },
    done: () => undefined,
  });
  const { line } = form.values;
  const arrived = liveArrived.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a line has arrived whose answer was lost
  useEffect(() => {
    if (arrived && form.current().line.trim() === arrived) form.set({ line: '' });
  }, [arrived]);
  const fault = form.faults.line;
  return (
    <form className={liveRoomStyles.liveForm} noValidate onSubmit={form.submit}>
      {fault && (
        <p className={liveRoomsStyles.roomError} role="alert">
          {t('live_unsent', { why: t(fault.key) })}
        </p>
      )}
      {line.length >= LONG && (
        <p className={liveRoomStyles.liveLeft} role="status">
          {line.length}/{LIVE_LINE_LENGTH}
        </p>
      )}
      <div className={liveRoomStyles.liveRow}>
        {gift && (
          <button type="button" className={liveRoomStyles.liveGive} aria-label={t('live_give')} onClick={gift.onPress}>
            <Picture src={gift.iconUrl} name="" width={28} height={28} />
          </button>
        )}
        <input
          id="field-line"
          className={liveRoomStyles.liveInput}
          name="line"
          type="text"
          value={line}
          maxLength={LIVE_LINE_LENGTH}
          autoComplete="off"
          enterKeyHint="send"
          placeholder={t('live_write')}
          aria-label={t('live_write')}
          onChange={(event) => form.set({ line: event.currentTarget.value })}
        />
        <button
          type="submit"
          className={`btn btn-primary ${liveRoomStyles.liveSend}`}
          aria-busy={form.busy}
          disabled={!line.trim()}
        >
          {t('live_send')}
        </button>
      </div>
    </form>
  );
}
