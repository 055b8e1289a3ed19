/**
 * Icons of messages, customer service and live rooms: symbols of static/icons/messages.svg, which comes beside the script rather than
 * in it. From Phosphor Icons (MIT licence, https://phosphoricons.com), mostly the fill weight.
 */
const symbol = (name: string): string => `/icons/messages.svg#${name}`;

export const envelope = symbol('envelope');
export const envelopeOpen = symbol('envelopeOpen');
export const trash = symbol('trash');
export const telegram = symbol('telegram');
export const megaphone = symbol('megaphone');
export const chat = symbol('chat');
export const headset = symbol('headset');
export const affiliate = symbol('affiliate');
export const whatsapp = symbol('whatsapp');
export const messenger = symbol('messenger');
export const download = symbol('download');
export const link = symbol('link');
export const pencil = symbol('pencil');
export const eye = symbol('eye');
export const crown = symbol('crown');
export const ticket = symbol('ticket');
export const chevron = symbol('chevron');
export const checks = symbol('checks');
export const live = symbol('live');
