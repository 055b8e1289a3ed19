/** Addresses of the inbox and the live rooms. */
export const inboxPath = '/m/webEmail';
export const roomsPath = '/m/live-rooms';

/** One live room. */
export const liveRoomPath = (modelId: string): string => `${roomsPath}?room=${encodeURIComponent(modelId)}`;

/** One message of the inbox. */
export const inboxMessage = (id: string): string => `${inboxPath}?id=${encodeURIComponent(id)}`;
