import { useState } from 'react';
import { copyText } from '../../../device/clipboard.ts';
import { type Fault, faultsOf, faultText } from '../../../features/forms/faults.ts';
import type { FormActions } from '../../../features/forms/use-form.ts';
import { t } from '../../../i18n/texts.ts';
import { openDownline } from '../../../stores/agent/open-account.ts';
import { failureOf } from '../../../stores/data/error-text.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { Facts } from '../Facts.tsx';
import linesStyles from '../lines.css';
import sheetStyles from '../sheet.css';
import { DownlineForm, useDownlineForm } from './DownlineForm.tsx';
import { type RatesFields, tellRates } from './use-rates-form.ts';

export interface OpenAccountSheetProps {
  /** An account was opened: the list is another. */
  onOpened: () => void;
  onClose: () => void;
}

/** The rules that the hints at the fields tell; the platform has the last word. */
const NAME = /^[A-Za-z]\w{3,19}$/;
const PASSWORD = /^(?=.*[A-Za-z])(?=.*\d).{8,32}$/;
const NAME_FAULT: Fault = { key: 'open_name_rule' };
const PASSWORD_FAULT: Fault = { key: 'open_password_rule' };

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
    </Drawer>
  );
}

function OpenForm({ onMade }: { onMade: (data: AccessData) => void }) {
  const [made] = useState(newPassword);
  const form = useDownlineForm({
    name: 'openAccount',
    first: { userName: '', password: made },
    check: ({ userName = '', password = '' }) =>
      faultsOf({
        userName: NAME.test(userName) ? undefined : NAME_FAULT,
        password: PASSWORD.test(password) ? undefined : PASSWORD_FAULT,
      }),
    send: async (terms, { userName = '', password = '' }) => {
      await openDownline({ userName, password, ...terms });
      onMade({ userName, password });
    },
    refused,
  });
  const { userName = '', password = '' } = form.values;
  return (
    <DownlineForm
      form={form}
      label={t('open_type')}
      players={t('member_player')}
      agents={t('member_agent')}
      hint={t(form.type === '1' ? 'open_agent_hint' : 'open_player_hint')}
      submitLabel={t('open_submit')}
    >
      <Field
        name="userName"
        label={t('open_name')}
        hint={t('open_name_rule')}
        error={faultText(form.faults.userName)}
        maxLength={20}
        value={userName}
        onChange={(next) => form.set({ userName: next })}
      />
      <Field
        name="password"
        label={t('open_password')}
        hint={t('open_password_hint')}
        error={faultText(form.faults.password)}
        maxLength={32}
        value={password}
        onChange={(next) => form.set({ password: next })}
        after={
          <button type="button" className="btn btn-quiet" onClick={() => form.set({ password: newPassword() })}>
            {t('open_make')}
          </button>
        }
      />
    </DownlineForm>
  );
}

/** A name that is taken, or what breaks a rule, is told at its field. */
function refused(thrown: unknown, form: FormActions<RatesFields>): void {
  const { code, text, field } = failureOf(thrown);
  if (code === 'username.exists') form.tell('userName', { key: text });
  else if (code === 'payload.invalid' && field === 'userName') form.tell(field, NAME_FAULT);
  else if (code === 'payload.invalid' && field === 'password') form.tell(field, PASSWORD_FAULT);
  else tellRates(thrown, form);
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
    <div className={sheetStyles.agentSheet}>
      <p className={linesStyles.agentHint} role="status">
        {t('open_done_text')}
      </p>
      <Facts facts={facts} />
      <button type="button" className="btn btn-primary btn-wide" onClick={() => void copy()}>
        {t('open_copy')}
      </button>
      <button type="button" className={`btn btn-ghost btn-wide ${sheetStyles.agentSecond}`} onClick={onClose}>
        {t('open_close')}
      </button>
    </div>
  );
}
