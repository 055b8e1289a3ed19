/** Addresses of messages and live rooms. They stand here, as the links of every page are of the first load. */
export const inboxPath = '/m/webEmail';
export const roomsPath = '/m/live-rooms';

/** One message of the inbox. */
export const inboxMessage = (id: string): string => `${inboxPath}?id=${encodeURIComponent(id)}`;
