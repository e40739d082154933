import { setImmediate as nextTurn } from 'node:timers/promises';

/** A file goes on after this time although nobody has been answered. */
const GIVE_WAY_MAX_MS = 50;

let waiting = 0;
const files: (() => void)[] = [];

/** Runs what somebody waits for. Files that are being written give way to it. */
export async function answerFirst<T>(answer: () => Promise<T>): Promise<T> {
  waiting++;
  try {
    return await answer();
  } finally {
    waiting--;
    files.shift()?.();
  }
}

/** True while somebody waits for an answer. */
export const isSomebodyWaiting = (): boolean => waiting > 0;

/**
 * Called between the parts of a file. While somebody waits, one file goes on with each answer, however many files there
 * are: a file would otherwise have its turn between all the steps of an answer.
 */
export async function giveWay(): Promise<void> {
  if (waiting === 0) return nextTurn();
  await new Promise<void>((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      files.splice(files.indexOf(goOn), 1);
      resolve();
    }, GIVE_WAY_MAX_MS);
    files.push(goOn);
  });
}
