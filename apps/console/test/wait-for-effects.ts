import { configure, getConfig } from '@testing-library/react';

const { asyncWrapper } = getConfig();
const nextTurn = globalThis.setImmediate;
/** React gives way every 5 ms: effects of what was found can lie a few turns away when the machine is busy. */
const TURNS = 6;

/** What was waited for may stand on the page before its effects ran: no person is faster than them, only a test. */
configure({
  // Lazy parts are compiled on the way; on a busy machine that takes longer than a second.
  asyncUtilTimeout: 15_000,
  asyncWrapper: (callback) =>
    asyncWrapper(async () => {
      const answer = await callback();
      for (let turn = 0; turn < TURNS; turn++) await new Promise<void>((resolve) => void nextTurn(resolve));
      return answer;
    }),
});
