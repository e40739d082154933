import { cleanup, configure, getConfig } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import { afterEach } from 'vitest';

afterEach(cleanup);

const { asyncWrapper } = getConfig();
const nextTurn = globalThis.setImmediate;
/** React gives way every 5 ms: effects of what was found can lie a few turns away when the machine is busy. */
const TURNS = 6;

configure({
  // Lazy parts are compiled on the way; on a busy machine that takes longer than a second.
  asyncUtilTimeout: 15_000,
  // What was waited for may stand on the page before its effects ran; nobody is faster than them but a test.
  asyncWrapper: (callback) =>
    asyncWrapper(async () => {
      const answer = await callback();
      for (let turn = 0; turn < TURNS; turn++) await new Promise<void>((resolve) => void nextTurn(resolve));
      return answer;
    }),
});
