/**
 * Icons of the agent centre: symbols of static/icons/agent.svg, which comes beside the script rather than in it.
 * From Phosphor Icons (MIT licence, https://phosphoricons.com), the fill weight.
 */
export const agentIcon = (
  name:
    | 'overview'
    | 'record'
    | 'team'
    | 'rain'
    | 'pnl'
    | 'bets'
    | 'rates'
    | 'income'
    | 'security'
    | 'inbox'
    | 'service'
    | 'home'
    | 'open'
    | 'dividend'
    | 'news',
): string => `/icons/agent.svg#${name}`;
