/** The OAuth scopes of the sign-in, in the order of spec §6. */
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
/** The scope of API keys of sales channels. No access token of a user is ever issued with it. */
export const CHANNEL_SCOPE = 'channel';
export type Scope = (typeof SCOPES)[number] | typeof CHANNEL_SCOPE;
