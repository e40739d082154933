import { configure, getConfig } from '@testing-library/react';

const { asyncWrapper } = getConfig();
const nextTurn = globalThis.setImmediate;
/** React yields every 5 ms, so on a busy machine effects may run some turns after the element is found. */
const TURNS = 6;

/** Waits for effects after every `findBy` and `waitFor`: the element may be on the page before its effects have run. */
configure({
  // Lazy parts are compiled on demand, which on a busy machine takes longer than a second.
  asyncUtilTimeout: 15_000,
  asyncWrapper: (callback) =>
    asyncWrapper(async () => {
      const answer = await callback();
      for (let turn = 0; turn < TURNS; turn++) await new Promise<void>((resolve) => void nextTurn(resolve));
      return answer;
    }),
});
