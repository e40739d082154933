/** Sales that somebody of the promoter makes in person, and what guests are given. */
const STAFF_CHANNELS: ReadonlySet<string> = new Set(['box-office', 'phone', 'guest-list']);

/** Where buyers help themselves: the web shop, partner sites and whatever else is not staffed. */
export const isPublicChannel = (channel: string): boolean => !STAFF_CHANNELS.has(channel);
