/** Every call and shape of events, whatever file it stands in. */
export * from './shows/duplicate.ts';
export * from './shows/history.ts';
export * from './shows/list.ts';
export * from './shows/move.ts';
export * from './shows/overview.ts';
export * from './shows/set-up.ts';
export * from './shows/settings.ts';
export * from './shows/show.ts';
