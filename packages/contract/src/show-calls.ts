import type { Permission } from './wire/permissions.ts';

const ofShow = { base: 'main', tenant: { from: 'show', at: 'params.showCode' } } as const;

/** What every call that reads a part of an event has in common. */
export const showRead = { ...ofShow, scope: 'backstage.event_data', permission: 'show:read' } as const;

/** What every call that changes a part of an event has in common. */
export const showWrite = <const P extends Permission>(permission: P) =>
  ({ ...ofShow, scope: 'event-config.manage', permission }) as const;
