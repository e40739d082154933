/** Every call and shape of seating plans, whatever file it stands in. */
export * from './seating-plans/draft.ts';
export * from './seating-plans/import.ts';
export * from './seating-plans/plan.ts';
export * from './seating-plans/plan-shows.ts';
export * from './seating-plans/publish.ts';
export * from './seating-plans/version-move.ts';
