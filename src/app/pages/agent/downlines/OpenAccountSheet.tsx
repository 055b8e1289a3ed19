import '../sheet.css';
import { type FormEvent, useEffect, useState } from 'react';
import { copyText } from '../../../device/clipboard.ts';
import { keepTyped, typedTexts } from '../../../device/form-draft.ts';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { t } from '../../../i18n/texts.ts';
import { ownRates } from '../../../stores/agent/agent-rates.ts';
import { openDownline } from '../../../stores/agent/open-account.ts';
import { failureOf } from '../../../stores/data/error-text.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { focusField } from '../../../ui/field/shell.tsx';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import { Facts } from '../Facts.tsx';
import { RateFields } from './RateFields.tsx';
import { belowOwn, rateFlaw, ratesToSend, type TypedRates, typedOf } from './rate-rules.ts';

export interface OpenAccountSheetProps {
  /** An account was opened: the list is another. */
  onOpened: () => void;
  onClose: () => void;
}

const FORM = 'openAccount';

/** The rules that the hints at the fields tell; the platform has the last word. */
const NAME = /^[A-Za-z]\w{3,19}$/;
const PASSWORD = /^(?=.*[A-Za-z])(?=.*\d).{8,32}$/;

/** Letters and digits that nobody mistakes for another when they are read out. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';

/** A password made for a new downline: ten characters, letters and digits, from the phone's own random source. */
function newPassword(): string {
  const chance = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(chance, (byte, at) => {
    const set = at % 3 === 2 ? DIGITS : LETTERS;
    return set[byte % set.length];
  }).join('');
}

type Faults = Partial<Record<'userName' | 'password', string>>;

/** What a new downline signs in with. */
interface AccessData {
  readonly userName: string;
  readonly password: string;
}

/** A new account directly below the agent. What gives access is shown once, to be handed on, and kept nowhere. */
export default function OpenAccountSheet({ onOpened, onClose }: OpenAccountSheetProps) {
  const [made, setMade] = useState<AccessData>();
  return (
    <Drawer
      open
      from="bottom"
      title={t(made ? 'open_done_title' : 'open_title')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <div className="agent-sheet">
        {made ? (
          <Access data={made} onClose={onClose} />
        ) : (
          <OpenForm
            onMade={(data) => {
              setMade(data);
              onOpened();
            }}
          />
        )}
      </div>
    </Drawer>
  );
}

function OpenForm({ onMade }: { onMade: (data: AccessData) => void }) {
  const [userName, setUserName] = useState(() => typedTexts(FORM).userName ?? '');
  const [password, setPassword] = useState(newPassword);
  const [type, setType] = useState<'0' | '1'>('0');
  const [typed, setTyped] = useState<TypedRates>();
  const [faults, setFaults] = useState<Faults>({});
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
    const found: Faults = {};
    if (!NAME.test(userName)) found.userName = t('open_name_rule');
    if (!PASSWORD.test(password)) found.password = t('open_password_rule');
    setFaults(found);
    setStrict(true);
    setFailed('');
    const wrong = rows.find((row) => rateFlaw(rates[row.gameType] ?? '', row))?.gameType;
    const field = Object.keys(found)[0] ?? wrong;
    if (field) return void focusField(field);
    setBusy(true);
    try {
      await openDownline({ userName, password, type: type === '1' ? 1 : 0, rates: ratesToSend(rows, rates) ?? [] });
      keepTyped(FORM, undefined);
      onMade({ userName, password });
    } catch (thrown) {
      const { code, text, field: at } = failureOf(thrown);
      if (code === 'username.exists') setFaults({ userName: t(text) });
      else if (code === 'payload.invalid' && at === 'userName') setFaults({ userName: t('open_name_rule') });
      else if (code === 'payload.invalid' && at === 'password') setFaults({ password: t('open_password_rule') });
      else setFailed(t(code === 'rebate.limit' ? 'rates_refused' : text));
      if (at) focusField(at);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Segmented
        name="type"
        label={t('open_type')}
        value={type}
        onChange={setType}
        options={[
          { id: '0', label: t('member_player') },
          { id: '1', label: t('member_agent') },
        ]}
      />
      <p className="agent-hint">{t(type === '1' ? 'open_agent_hint' : 'open_player_hint')}</p>
      <Field
        name="userName"
        label={t('open_name')}
        hint={t('open_name_rule')}
        error={faults.userName}
        maxLength={20}
        value={userName}
        onChange={(next) => {
          setUserName(next);
          setFaults({});
          keepTyped(FORM, { userName: next });
        }}
      />
      <Field
        name="password"
        label={t('open_password')}
        hint={t('open_password_hint')}
        error={faults.password}
        maxLength={32}
        value={password}
        onChange={(next) => {
          setPassword(next);
          setFaults({});
        }}
        after={
          <button type="button" className="btn btn-quiet" onClick={() => setPassword(newPassword())}>
            {t('open_make')}
          </button>
        }
      />
      <Loaded resource={ownRates} title={t('rates_failed')} bones={<LineBones count={4} />}>
        {(own) => <RateFields rows={belowOwn(own)} typed={rates} strict={strict} onChange={setTyped} />}
      </Loaded>
      {failed && (
        <p className="agent-error" role="alert">
          {failed}
        </p>
      )}
      <button type="submit" className="btn btn-primary btn-wide" disabled={!rows} aria-busy={busy}>
        {t('open_submit')}
      </button>
    </form>
  );
}

/** Shows once what gives access to a new account, to be copied and handed on. */
function Access({ data: { userName, password }, onClose }: { data: AccessData; onClose: () => void }) {
  const facts = [
    { label: t('open_name'), value: userName },
    { label: t('open_password'), value: password },
    { label: t('open_address'), value: `${location.origin}/m/login` },
  ];
  const copy = async () => {
    const copied = await copyText(facts.map(({ label, value }) => `${label}: ${value}`).join('\n'));
    showToast(copied ? 'success' : 'fail', copied ? 'open_copied' : 'open_not_copied', 2);
  };
  return (
    <>
      <p className="agent-hint" role="status">
        {t('open_done_text')}
      </p>
      <Facts facts={facts} />
      <button type="button" className="btn btn-primary btn-wide" onClick={() => void copy()}>
        {t('open_copy')}
      </button>
      <button type="button" className="btn btn-ghost btn-wide agent-second" onClick={onClose}>
        {t('open_close')}
      </button>
    </>
  );
}
