/** Which of its two instants a wall time means that occurs twice (the night clocks go back). */
export const OVERLAPS = ['first', 'second'] as const;
