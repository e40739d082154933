/** The choices of seating plans, without schemas, because the console reads them too. */
export const PLAN_EXPORTS = ['parterre', 'pretix', 'csv'] as const;
export type PlanExportFormat = (typeof PLAN_EXPORTS)[number];

/** The worst first. */
export const PLAN_FINDING_SEVERITIES = ['error', 'warning', 'notice'] as const;
export type PlanFindingSeverity = (typeof PLAN_FINDING_SEVERITIES)[number];

/**
 * Two rows of a block with one name: refused, because their seats could not be told apart, or each group becomes a
 * block.
 */
export const REPEATED_ROWS = ['refuse', 'split-blocks'] as const;
/** How an import places seats that have no coordinates. */
export const PLAN_LAYOUTS = ['auto', 'bowl', 'grid', 'as-is'] as const;

/** Why a seat cannot disappear in a move to another version: who has it. */
export const MOVE_OBSTACLE_REASONS = ['SOLD', 'BASKET', 'HELD'] as const;

/** spec §3: the sorts of venues. */
export const VENUE_SORTS = ['Name', 'Town', 'NextShowDate'] as const;

/**
 * What is copied from the other show: tickets of seats, holds of seats, and which blocks withhold every second seat.
 */
export const COPIED_PARTS = ['prices', 'holds', 'alternating'] as const;
export type CopiedPart = (typeof COPIED_PARTS)[number];

/** Colours that new holds take in turn: the map's hold colours of the design tokens. */
export const HOLD_COLOURS = ['#A3323F', '#6B3FA0', '#1A659B', '#28724A', '#8A5A00'] as const;

/** The sorts of holds that are due over all events. */
export const DUE_HOLD_SORTS = ['ReleaseOn', 'StartsAt', 'ShowName', 'Places'] as const;
