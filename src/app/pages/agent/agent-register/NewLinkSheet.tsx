import { t } from '../../../i18n/texts.ts';
import { makeLink } from '../../../stores/agent/agent-links.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { DownlineForm, useDownlineForm } from '../downlines/DownlineForm.tsx';

/** A new registration link: for players or agents, with the rates that whoever comes by it gets. */
export default function NewLinkSheet({ onClose }: { onClose: () => void }) {
  const form = useDownlineForm({
    send: async ({ type, rates }) => {
      await makeLink(type, rates);
      showToast('success', 'link_made', 2);
      onClose();
    },
  });
  return (
    <Drawer open from="bottom" title={t('link_new')} closeLabel={t('close')} onClose={onClose}>
      <DownlineForm
        form={form}
        label={t('link_type')}
        players={t('link_players')}
        agents={t('link_agents')}
        hint={t('link_hint')}
        submitLabel={t('link_submit')}
      />
    </Drawer>
  );
}
