/** The choices of seating plans, without schemas, because the console reads them too. */
export const PLAN_EXPORTS = ['parterre', 'pretix', 'csv'] as const;
export type PlanExportFormat = (typeof PLAN_EXPORTS)[number];

/** The worst first. */
export const PLAN_FINDING_SEVERITIES = ['error', 'warning', 'notice'] as const;
export type PlanFindingSeverity = (typeof PLAN_FINDING_SEVERITIES)[number];

/** What an import does with two rows of a block that have the same name. */
export const REPEATED_ROWS = ['refuse', 'split-blocks'] as const;
/** How an import places seats that have no coordinates. */
export const PLAN_LAYOUTS = ['auto', 'bowl', 'grid', 'as-is'] as const;

/** Why a seat cannot disappear in a move to another version: who has it. */
export const MOVE_OBSTACLE_REASONS = ['SOLD', 'BASKET', 'HELD'] as const;
