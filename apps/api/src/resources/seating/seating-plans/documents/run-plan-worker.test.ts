import { expect, test } from 'vitest';
import type { PlanFileRequest } from './read-plan-file.ts';
import { runPlanWorker } from './run-plan-worker.ts';

const FILE: PlanFileRequest = {
  name: 'hall.csv',
  bytes: new TextEncoder().encode('block,row,seat,x,y\nStalls,A,1,0,0\n'),
  options: {},
  purpose: 'preview',
};

test('a plan that fails in its process costs nobody else theirs', async () => {
  const broken = Object.assign({}, FILE, { bytes: undefined });
  const [failed, read] = await Promise.allSettled([
    runPlanWorker({ promoterIds: [1] }, broken),
    runPlanWorker({ promoterIds: [2] }, FILE),
  ]);
  expect(failed.status).toBe('rejected');
  expect(read).toMatchObject({ status: 'fulfilled', value: { isReadable: true, seatCount: 1 } });
});
