import { setImmediate as nextTurn } from 'node:timers/promises';

/** Other requests have their turn between the parts of a file. */
export const giveWay = (): Promise<void> => nextTurn();
