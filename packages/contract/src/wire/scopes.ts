/** The scopes of the sign-in (spec §6), in its order. */
export const SCOPES = [
  'openid',
  'event-config.manage',
  'event-config.promoter_read',
  'event-config.venue_create',
  'backstage.event_data',
  'backstage.read',
  'reporting.events',
  'reporting.orders',
  'offline_access',
  'customers.read',
  'customers.orders_manage',
  'email',
  'profile',
] as const;
/** The scope of a sales channel's key, which nobody who signs in has: no token is ever issued with it. */
export const CHANNEL_SCOPE = 'channel';
export type Scope = (typeof SCOPES)[number] | typeof CHANNEL_SCOPE;
