import '../../ui/grid/Grid.css';
import '../../ui/rows/Rows.css';
import './agent.css';
import './team.css';
import { useEffect, useState } from 'react';
import type { AgentLink } from '../../../contract/schemas/agent.ts';
import { t } from '../../i18n/texts.ts';
import { agentLinks } from '../../stores/agent-links.ts';
import { errorText } from '../../stores/error-text.ts';
import { hasMenu } from '../../stores/system.ts';
import { showToast } from '../../stores/toasts.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { LinkRow } from './LinkRow.tsx';
import { loadLinks } from './link-parts.ts';
import { loadOpen } from './open-part.ts';
import { TeamSlot } from './TeamSlot.tsx';

/** Registration below the agent (SPEC 2.1): by links of the agent's, or an account opened by hand. */
export default function AgentRegister() {
  const [sheet, setSheet] = useState<'link' | 'open'>();
  const [shown, setShown] = useState<AgentLink>();
  useEffect(() => void agentLinks.load(), []);
  const links = agentLinks.value.value;
  const error = agentLinks.error.value;
  const close = () => {
    setSheet(undefined);
    setShown(undefined);
  };
  return (
    <div className="agent-page">
      <p className="agent-hint">{t('register_hint')}</p>
      <div className="agent-acts">
        <button type="button" className="btn btn-primary" onClick={() => setSheet('link')}>
          {t('register_new')}
        </button>
        {hasMenu('DOWNMAN') && (
          <button type="button" className="btn btn-ghost" onClick={() => setSheet('open')}>
            {t('register_open')}
          </button>
        )}
      </div>
      {!links && !error && <LineBones count={5} />}
      {error && (
        <Face
          kind={error.kind === 'offline' ? 'offline' : 'error'}
          title={t('register_failed')}
          text={t(errorText(error))}
          action={t('retry')}
          onAction={() => void agentLinks.load()}
          busy={agentLinks.busy.value}
        />
      )}
      {links?.length === 0 && (
        <Face
          kind="empty"
          title={t('register_empty')}
          text={t('register_empty_text')}
          action={t('register_new')}
          onAction={() => setSheet('link')}
        />
      )}
      {links?.map((link) => (
        <LinkRow key={link.linkId} link={link} onPress={setShown} />
      ))}
      {(shown || sheet === 'link') && <TeamSlot part={loadLinks} props={{ link: shown, onClose: close }} />}
      {sheet === 'open' && (
        <TeamSlot
          part={loadOpen}
          props={{ onOpened: () => showToast('success', 'register_opened', 2), onClose: close }}
        />
      )}
    </div>
  );
}
