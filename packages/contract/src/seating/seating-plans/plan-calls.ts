export const read = { scope: 'backstage.event_data', permission: 'show:read' } as const;

export const write = { scope: 'event-config.manage', permission: 'plan:write' } as const;

export const draftStale = ['seating-plan', 'venue'] as const;
