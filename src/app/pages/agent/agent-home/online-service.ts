import { go, message } from '../../../routes/links.ts';
import { hasChat, openLiveChat } from '../../../stores/service/chat.ts';

/** Opens the chat of customer service, or what a site without one offers (SPEC 2.11). */
export function openService(): void {
  if (hasChat()) void openLiveChat('/m/agent');
  else go(message);
}
