import { useEffect, useState } from 'react';
import type { AgentLink } from '../../../../contract/schemas/agent.ts';
import { lazy } from '../../../features/loading/lazy.ts';
import { Sheet } from '../../../features/loading/Sheet.tsx';
import { dayAndMonth } from '../../../i18n/dates.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import { agentLinks } from '../../../stores/agent/agent-links.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { caretRight } from '../../../ui/icon/lobby.ts';
import { AgentLoaded } from '../AgentLoaded.tsx';
import agentStyles from '../agent.css';
import linesStyles from '../lines.css';

const LINK = lazy(() => import('./LinkSheet.tsx'), { texts: ['teamSheets'] });
const NEW_LINK = lazy(() => import('./NewLinkSheet.tsx'), { texts: ['teamSheets'] });
const OPEN_ACCOUNT = lazy(() => import('../downlines/OpenAccountSheet.tsx'), { texts: ['teamSheets'] });

/** Registration below the agent (SPEC 2.1): by links of the agent's, or an account opened by hand. */
export default function AgentRegister() {
  const [sheet, setSheet] = useState<'new' | 'open' | AgentLink>();
  useEffect(() => void agentLinks.load(), []);
  const close = () => setSheet(undefined);
  const makeLink = () => setSheet('new');
  return (
    <div className="page">
      <p className={linesStyles.agentHint}>{t('register_hint')}</p>
      <div className={linesStyles.agentActs}>
        <button type="button" className="btn btn-primary" onClick={makeLink}>
          {t('register_new')}
        </button>
        <button type="button" className="btn btn-ghost" onClick={() => setSheet('open')}>
          {t('register_open')}
        </button>
      </div>
      <AgentLoaded
        resource={agentLinks}
        title={t('register_failed')}
        bones={<LineBones count={5} />}
        isEmpty={(links) => links.length === 0}
        empty={
          <Face
            kind="empty"
            title={t('register_empty')}
            text={t('register_empty_text')}
            action={t('register_new')}
            onAction={makeLink}
          />
        }
      >
        {(links) => links.map((link) => <LinkRow key={link.linkId} link={link} onPress={setSheet} />)}
      </AgentLoaded>
      {sheet === 'new' && <Sheet of={NEW_LINK} props={{ onClose: close }} />}
      {sheet === 'open' && (
        <Sheet
          of={OPEN_ACCOUNT}
          props={{ onOpened: () => showToast('success', 'register_opened', 2), onClose: close }}
        />
      )}
      {typeof sheet === 'object' && <Sheet of={LINK} props={{ link: sheet, onClose: close }} />}
    </div>
  );
}

interface LinkRowProps {
  link: AgentLink;
  onPress: (link: AgentLink) => void;
}

/** One registration link: for whom, since when, and what it brought; a tap tells all of it. */
function LinkRow({ link, onPress }: LinkRowProps) {
  const { type, code, createdAt, registered } = link;
  return (
    <button type="button" className={agentStyles.agentRow} aria-haspopup="dialog" onClick={() => onPress(link)}>
      <span className={agentStyles.agentWho}>
        <span className={agentStyles.agentName}>{t(type === 1 ? 'register_agents' : 'register_players')}</span>
        <span className={`${agentStyles.agentNote} ellipsis`}>
          {code} · {t('register_since', { day: dayAndMonth(createdAt) })}
        </span>
      </span>
      <span className={`${agentStyles.agentEnd} ${agentStyles.agentNote}`}>
        {registered === 0 ? t('register_none') : plural('register_count', registered)}
      </span>
      <Icon path={caretRight} size="sm" />
    </button>
  );
}
