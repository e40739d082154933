/** Every call and shape of guest lists, whatever file it stands in. */
export * from './guest-lists/decide.ts';
export * from './guest-lists/door-list.ts';
export * from './guest-lists/guest-list.ts';
export * from './guest-lists/guests.ts';
export * from './guest-lists/import.ts';
