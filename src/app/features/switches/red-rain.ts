import { hasRole } from '../../stores/session/roles.ts';
import { hasAll } from '../../stores/system/system.ts';
import { isOpen } from './is-open.ts';

export const redRainPath = '/m/redRain';

/** Members catch envelopes where the site lets it rain, agents where their menu has it too (SPEC 2.11). */
export const hasRedRain = (): boolean => isOpen(redRainPath) && (!hasRole('agent') || hasAll('AGENTRANSMULTDOWN3'));
