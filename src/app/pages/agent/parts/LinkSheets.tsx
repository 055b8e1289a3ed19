import './sheet-styles.ts';
import type { AgentLink } from '../../../../contract/schemas/agent.ts';
import { LinkSheet } from './LinkSheet.tsx';
import { LinkTools } from './LinkTools.tsx';

export interface LinkSheetsProps {
  /** The link that is shown; without one a new one is made. */
  link: AgentLink | undefined;
  onClose: () => void;
}

/** What is done with registration links. */
export default function LinkSheets({ link, onClose }: LinkSheetsProps) {
  if (!link) return <LinkSheet onClose={onClose} />;
  // An address of this very site, whatever the platform says.
  const address = `${location.origin}/m/register?affiliateCode=${encodeURIComponent(link.code)}`;
  return <LinkTools link={link} address={address} onClose={onClose} />;
}
