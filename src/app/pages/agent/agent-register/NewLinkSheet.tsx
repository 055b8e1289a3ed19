import '../lines.css';
import '../sheet.css';
import { type FormEvent, useEffect, useState } from 'react';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { t } from '../../../i18n/texts.ts';
import { makeLink } from '../../../stores/agent/agent-links.ts';
import { ownRates } from '../../../stores/agent/agent-rates.ts';
import { failureOf } from '../../../stores/data/error-text.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { focusField } from '../../../ui/field/shell.tsx';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import { RateFields } from '../downlines/RateFields.tsx';
import { belowOwn, rateFlaw, ratesToSend, type TypedRates, typedOf } from '../downlines/rate-rules.ts';

/** A new registration link: for players or agents, with the rates that whoever comes by it gets. */
export default function NewLinkSheet({ onClose }: { onClose: () => void }) {
  const [type, setType] = useState<'0' | '1'>('0');
  const [typed, setTyped] = useState<TypedRates>();
  const [strict, setStrict] = useState(false);
  const [failed, setFailed] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => void ownRates.load(), []);
  const own = ownRates.value.value;
  const rows = own && belowOwn(own);
  const rates = typed ?? (rows ? typedOf(rows) : {});

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !rows) return;
    setStrict(true);
    setFailed('');
    const wrong = rows.find((row) => rateFlaw(rates[row.gameType] ?? '', row));
    if (wrong) return void focusField(wrong.gameType);
    setBusy(true);
    try {
      await makeLink(type === '1' ? 1 : 0, ratesToSend(rows, rates) ?? []);
      showToast('success', 'link_made', 2);
      onClose();
    } catch (thrown) {
      const { code, text } = failureOf(thrown);
      setFailed(t(code === 'rebate.limit' ? 'rates_refused' : text));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Drawer open from="bottom" title={t('link_new')} closeLabel={t('close')} onClose={onClose}>
      <form noValidate className="agent-sheet" onSubmit={(event) => void submit(event)}>
        <Segmented
          name="type"
          label={t('link_type')}
          value={type}
          onChange={setType}
          options={[
            { id: '0', label: t('link_players') },
            { id: '1', label: t('link_agents') },
          ]}
        />
        <p className="agent-hint">{t('link_hint')}</p>
        <Loaded resource={ownRates} title={t('rates_failed')} bones={<LineBones count={4} />}>
          {(own) => <RateFields rows={belowOwn(own)} typed={rates} strict={strict} onChange={setTyped} />}
        </Loaded>
        {failed && (
          <p className="agent-error" role="alert">
            {failed}
          </p>
        )}
        <button type="submit" className="btn btn-primary btn-wide" disabled={!rows} aria-busy={busy}>
          {t('link_submit')}
        </button>
      </form>
    </Drawer>
  );
}
