import { isOpen } from '../../../features/switches/is-open.ts';
import { go, message } from '../../../routes/links.ts';
import { showSheet } from '../../../stores/screen/menu.ts';
import { hasChat, openLiveChat } from '../../../stores/service/chat.ts';

/** Opens the chat of customer service, or what a site without one offers (SPEC 2.11): its messages, else its ways to be reached. */
export function openService(): void {
  if (hasChat()) void openLiveChat('/m/agent');
  else if (isOpen(message)) go(message);
  else showSheet('service');
}
