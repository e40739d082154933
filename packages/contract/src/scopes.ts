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
export type Scope = (typeof SCOPES)[number];
