import { hasRole } from '../../stores/roles.ts';
import { hasFeature, hasMenu } from '../../stores/system.ts';

/** Members catch envelopes where the site lets it rain, agents where their menu has it (SPEC 2.11). */
export const hasRain = (): boolean => hasFeature('redRain') && (!hasRole('agent') || hasMenu('AGENTRANSMULTDOWN3'));
