import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertShow } from '#test/scenes/insert-show.ts';
import { startTestApi, type TestApi, type TestPromoter } from '#test/support/test-api.ts';
import { jobs } from '../db/schema/ground/jobs.ts';
import { occurrences } from '../db/schema/ground/occurrences.ts';
import { runAsSystem } from '../db/system.ts';
import { newId } from '../ids.ts';
import { defineJob } from './define-job.ts';
import { startJobs } from './run-jobs.ts';
import { ATTEMPTS_MAX, runDueJobs } from './work-queue.ts';

const filesJob = defineJob<{ fileKeys: string[] }>('remove-image-files');
const START = new Date('2026-11-20T12:00:00Z');
let api: TestApi;
let promoter: TestPromoter;
let now: Date;
let lines: string[];

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  promoter = await api.createPromoter();
  now = START;
  lines = [];
  await runAsSystem(api.database, (db) => db.delete(jobs));
});

const log = {
  info: () => undefined,
  warn: (_fields: object, message: string) => void lines.push(`warn ${message}`),
  error: (_fields: object, message: string) => void lines.push(`error ${message}`),
};
const work = (handler: (payload: { fileKeys: string[] }) => Promise<void>) =>
  runDueJobs({
    database: api.database,
    now: () => now,
    log,
    handlers: [filesJob.handle((_, payload) => handler(payload))],
  });
const waitMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const all = () => runAsSystem(api.database, (db) => db.select().from(jobs).where(eq(jobs.promoterId, promoter.id)));

/** Requests a job as a verb does: inside a change, which then commits or fails. */
async function ask(name: string, { fails = false } = {}): Promise<void> {
  const { showCode, showId } = await insertShow(api, promoter);
  const changed = api.contextOf(promoter).change('test.change', async (change) => {
    await filesJob.enqueue({ db: change.db, now }, promoter.id, { fileKeys: [name] });
    if (fails) throw new Error('rolled back');
    return { answer: undefined, show: { promoterId: promoter.id, id: showId }, object: 'show', objectId: showCode };
  });
  await (fails ? expect(changed).rejects.toThrow('rolled back') : changed);
}

describe('a job', () => {
  it('is run at once by the process that enqueued it, which otherwise looks for jobs from time to time', async () => {
    const done: string[] = [];
    const handler = filesJob.handle(async (_, { fileKeys }) => void done.push(...fileKeys));
    const options = { database: api.database, now: () => now, log, recurring: [], intervalMs: 3_600_000 };
    const running = startJobs({ ...options, handlers: [handler] });
    try {
      await ask('one');
      await expect.poll(() => done).toEqual(['one']);
      await ask('two', { fails: true });
      await ask('three');
      await expect.poll(() => done).toEqual(['one', 'three']);
    } finally {
      await running.stop();
    }
  });

  it('runs once, after the commit that asked for it', async () => {
    await ask('one');
    const seen: string[] = [];
    await work(async ({ fileKeys }) => void seen.push(...fileKeys));
    await work(async ({ fileKeys }) => void seen.push(...fileKeys));
    expect(seen).toEqual(['one']);
    expect(await all()).toEqual([]);
  });

  it('is not there when the change was rolled back', async () => {
    await ask('never', { fails: true });
    expect(await all()).toEqual([]);
  });

  it('that fails is tried again later, each time after a longer wait, and says why', async () => {
    await ask('broken');
    const fail = () => work(() => Promise.reject(new Error('the disk is full')));
    await fail();
    const [first] = await all();
    expect(first).toMatchObject({ attempts: 1, lastError: 'the disk is full' });
    expect(first!.runAt.getTime()).toBeGreaterThan(now.getTime());
    await fail();
    expect((await all())[0]).toMatchObject({ attempts: 1 });
    const waits: number[] = [];
    for (let attempt = 1; attempt < 6; attempt++) {
      const [job] = await all();
      now = job!.runAt;
      await fail();
      waits.push((await all())[0]!.runAt.getTime() - now.getTime());
    }
    expect(waits[4]).toBeGreaterThan(waits[0]! * 4);
    now = (await all())[0]!.runAt;
    await work(async () => undefined);
    expect(await all()).toEqual([]);
  });

  it('that fails again and again stays for people, and stops being tried', async () => {
    await ask('hopeless');
    let tried = 0;
    for (let round = 0; round < ATTEMPTS_MAX + 3; round++) {
      waitMinutes(24 * 60);
      await work(() => {
        tried++;
        return Promise.reject(new Error('no'));
      });
    }
    expect(tried).toBe(ATTEMPTS_MAX);
    expect(await all()).toMatchObject([{ attempts: ATTEMPTS_MAX, lastError: 'no' }]);
    expect(lines.at(-1)).toBe('error job failed');
    expect(lines.filter((line) => line.startsWith('warn'))).toHaveLength(ATTEMPTS_MAX - 1);
    const told = await runAsSystem(api.database, (db) =>
      db.select().from(occurrences).where(eq(occurrences.promoterId, promoter.id)),
    );
    expect(told).toMatchObject([{ kind: 'job.failed', details: { job: 'remove-image-files' } }]);
  });

  it('does not keep others from running', async () => {
    for (const name of ['a', 'broken', 'b']) await ask(name);
    const done: string[] = [];
    await work(async ({ fileKeys: [name] }) => {
      if (name === 'broken') throw new Error('no');
      done.push(String(name));
    });
    expect(done.sort()).toEqual(['a', 'b']);
    expect(await all()).toHaveLength(1);
  });

  it('of a kind this version does not know waits for the one that does', async () => {
    const job = { promoterId: promoter.id, id: newId(), kind: 'from-tomorrow', payload: {}, runAt: START };
    await runAsSystem(api.database, (db) => db.insert(jobs).values(job));
    await work(() => Promise.reject(new Error('not mine')));
    expect(await all()).toMatchObject([{ kind: 'from-tomorrow', attempts: 0 }]);
  });

  it('is taken by one worker only, however many there are', async () => {
    for (let index = 0; index < 25; index++) await ask(`job ${index}`);
    const seen: string[] = [];
    const take = () => work(async ({ fileKeys }) => void seen.push(...fileKeys));
    await Promise.all([take(), take(), take()]);
    expect(seen).toHaveLength(25);
    expect(new Set(seen).size).toBe(25);
  });

  it('that waits behind slow ones is not taken by two', async () => {
    for (const name of ['a', 'b', 'c']) await ask(name);
    const seen: string[] = [];
    await work(async ({ fileKeys }) => {
      seen.push(...fileKeys);
      waitMinutes(4);
      if (seen.length === 2) await work(async (payload) => void seen.push(...payload.fileKeys));
    });
    expect(seen.toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('that never ends is given up in time, and tried again', async () => {
    await ask('hanging');
    await ask('after it');
    const seen: string[] = [];
    const hang = (_: unknown, { fileKeys }: { fileKeys: string[] }) => {
      seen.push(...fileKeys);
      return fileKeys.includes('hanging') ? new Promise<void>(() => undefined) : Promise.resolve();
    };
    const options = { database: api.database, now: () => now, log, timeoutMs: 50 };
    await runDueJobs({ ...options, handlers: [filesJob.handle(hang)] });
    expect(seen.toSorted()).toEqual(['after it', 'hanging']);
    expect(await all()).toMatchObject([{ attempts: 1, lastError: 'The job took longer than 50 ms' }]);
  });

  it('is not begun any more by a process that stops', async () => {
    for (const name of ['a', 'b']) await ask(name);
    const stopping = new AbortController();
    const options = { database: api.database, now: () => now, log, signal: stopping.signal };
    await runDueJobs({ ...options, handlers: [filesJob.handle(async () => stopping.abort())] });
    expect(await all()).toHaveLength(1);
  });

  it('leaves no address of a person in its last error or in the log', async () => {
    await ask('mail');
    await work(() => Promise.reject(new Error('550 5.1.1 <ada@example.test>: no such user, smtp://me:secret@host')));
    expect((await all())[0]?.lastError).toBe('550 5.1.1 <…@…>: no such user, smtp://me:…@…');
  });

  it('of a process that died is taken again when its time is up', async () => {
    await ask('orphan');
    await runAsSystem(api.database, (db) =>
      db
        .update(jobs)
        .set({ attempts: 1, runAt: new Date(START.getTime() + 5 * 60_000) })
        .where(and(eq(jobs.promoterId, promoter.id))),
    );
    const seen: string[] = [];
    const take = () => work(async ({ fileKeys }) => void seen.push(...fileKeys));
    await take();
    expect(seen).toEqual([]);
    waitMinutes(6);
    await take();
    expect(seen).toEqual(['orphan']);
  });
});
