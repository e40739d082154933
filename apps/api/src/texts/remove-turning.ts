const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** Removes characters that change the direction of later text, which could make it read differently. */
export const removeTurning = (text: string): string => text.replace(TURNING, '');
