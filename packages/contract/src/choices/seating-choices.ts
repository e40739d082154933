export const PLAN_EXPORTS = ['parterre', 'pretix', 'csv'] as const;
export type PlanExportFormat = (typeof PLAN_EXPORTS)[number];

/** Ordered from the most to the least serious. */
export const PLAN_FINDING_SEVERITIES = ['error', 'warning', 'notice'] as const;
export type PlanFindingSeverity = (typeof PLAN_FINDING_SEVERITIES)[number];

/**
 * The treatments of two rows of a block with the same name: the import refuses them, because their seats could not be
 * told apart, or makes each group of rows a block.
 */
export const REPEATED_ROWS = ['refuse', 'split-blocks'] as const;
/** The arrangements of imported seats without coordinates. */
export const PLAN_LAYOUTS = ['auto', 'bowl', 'grid', 'as-is'] as const;

/** The reasons that keep a seat from being removed by a move to another version: it is sold, in a basket or held. */
export const MOVE_OBSTACLE_REASONS = ['SOLD', 'BASKET', 'HELD'] as const;

/** spec §3: the sort keys of venues. */
export const VENUE_SORTS = ['Name', 'Town', 'NextShowDate'] as const;

/** The parts copied from another show: price types of seats, holds of seats, and the blocks with alternating seats. */
export const COPIED_PARTS = ['prices', 'holds', 'alternating'] as const;
export type CopiedPart = (typeof COPIED_PARTS)[number];

/** The default colours of new holds, in turn: the hold colours of the map's design tokens. */
export const HOLD_COLOURS = ['#A3323F', '#6B3FA0', '#1A659B', '#28724A', '#8A5A00'] as const;

/** The sort keys of due holds across all shows. */
export const DUE_HOLD_SORTS = ['ReleaseOn', 'StartsAt', 'ShowName', 'Places'] as const;

/** spec §8: the part of a save that failed, shown under 'Saving failed.'. */
export const SAVE_GROUPS = {
  CREATE_SEATS: 'Create seats error',
  UPDATE_SEATS: 'Update seats error',
  UPDATE_HOLDS: 'Update holds error',
} as const;
export type SaveGroup = keyof typeof SAVE_GROUPS;
