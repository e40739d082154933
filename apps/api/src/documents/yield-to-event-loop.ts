import { setImmediate as nextTurn } from 'node:timers/promises';

/** Lets other requests run between the parts of a file. */
export const yieldToEventLoop = (): Promise<void> => nextTurn();
