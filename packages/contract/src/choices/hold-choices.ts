/** Colours that new holds take in turn: the map's hold colours of the design tokens. */
export const HOLD_COLOURS = ['#A3323F', '#6B3FA0', '#1A659B', '#28724A', '#8A5A00'] as const;
