import { CHANNEL_SCOPE } from '../wire/scopes.ts';

const ofChannel = { base: 'channel', scope: CHANNEL_SCOPE, permission: 'channel:sell' } as const;

/** What every call has in common by which a sales channel reads. */
export const channelRead = { ...ofChannel, method: 'GET' } as const;

/** What every call has in common by which a sales channel sells. */
export const channelWrite = ofChannel;
