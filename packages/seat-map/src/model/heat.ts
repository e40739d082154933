/** Shades of the heat map above nothing. */
export const HEAT_STEPS = 5;

/** How much of the heat's own colour a step has over the map's background. */
export const HEAT_SHARES = [0, 0.16, 0.36, 0.56, 0.78, 1] as const;
