import type { PlanDraftNews } from '@parterre/contract/seating-plans/draft-live';
import { realProblem } from '@parterre/contract/testing/real-problem';
import { DraftSaver, EditorDesk } from '@parterre/plan-editor';
import type { SeatingPlan } from '@parterre/seating-plan';
import { updateBlock } from '@parterre/seating-plan/edit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailure } from '#api/failure.ts';
import { listOtherViewers } from '#live/live-state.ts';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { judgeSaveFailure, type PlanDraft } from '../save/use-draft-saver.ts';
import { type LiveDraft, startLiveDraft } from './live-draft.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
let live: LiveDraft | undefined;
afterEach(() => {
  live?.stop();
  live = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The test uses fake timers, so the library's own wait would never end. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 15_000 });

const GONE = realProblem('NOT_FOUND');
const AT = '2026-11-22T13:03:00.000Z';
const me = { viewerId: 7, userId: 'me', name: 'Ada', openedAt: AT, editingSince: null };
const bea = { viewerId: 8, userId: 'bea', name: 'Bea', openedAt: AT, editingSince: null };
const HALL: SeatingPlan = {
  format: 'parterre-seating-plan',
  formatVersion: 1,
  name: 'Hall',
  categories: [],
  blocks: [{ blockId: 1, label: 'Stalls', description: '', bestRank: null, rows: [] }],
  standingAreas: [],
  shapes: [],
};
const named = (label: string): SeatingPlan => ({
  ...HALL,
  blocks: HALL.blocks.map((block) => ({ ...block, label })),
});
const draftOf = (revision: number): PlanDraft => ({
  planId: 5,
  venueId: 1,
  name: 'Hall',
  versionNumber: 0,
  isSaved: true,
  revision,
  savedAt: AT,
  savedBy: 'Bea',
  seatCount: 0,
  standingCapacity: 0,
  findings: [],
  findingCount: 0,
  traceImage: null,
  lastBlockId: 1,
});
const news = (revision: number, more: Partial<PlanDraftNews> = {}): PlanDraftNews => ({
  revision,
  versionNumber: 0,
  isSaved: true,
  change: { byId: 'bea', byName: 'Bea', at: AT },
  ...more,
});

/** Opens the editor with a server whose stream the test controls. */
function open({ answer = () => undefined as Response | undefined, canWrite = true, isGone = false } = {}) {
  const lines: ReadableStreamDefaultController<Uint8Array>[] = [];
  const seen = startFakeServer(({ url }) => {
    if (!url.endsWith('/draft/changes')) return json({}, 200);
    return answer() ?? new Response(new ReadableStream<Uint8Array>({ start: (line) => void lines.push(line) }));
  });
  const desk = new EditorDesk(structuredClone(HALL), null, 1);
  const server = { revision: 3, document: HALL, reads: 0 };
  const saver = new DraftSaver({
    desk,
    draft: draftOf(3),
    judge: judgeSaveFailure,
    restMs: 60_000,
    send: async (file) => {
      server.document = JSON.parse(await file.text()).document;
      server.revision += 1;
      return server.revision;
    },
    readTheirs: async () => {
      server.reads += 1;
      if (isGone) throw new CallFailure({ status: 404, data: { ...GONE } });
      return { draft: draftOf(server.revision), document: structuredClone(server.document) };
    },
  });
  desk.subscribe(saver.handleChange);
  const started = startLiveDraft({ planId: 5, desk, saver, canWrite });
  live = started;
  const tell = async (name: string, data: object) => {
    await soon(() => expect(lines.length).toBeGreaterThan(0));
    lines.at(-1)?.enqueue(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
  };
  const saveByBea = async (label: string) => {
    server.document = named(label);
    server.revision += 1;
    await tell('draft', news(server.revision));
  };
  const rename = (label: string) =>
    desk.editor.run((change) => void updateBlock(change, desk.draft.root.blocks[0] ?? -1, { label }));
  const labels = () => desk.document.blocks.map((block) => block.label);
  const told = () =>
    seen.filter(({ url }) => url.endsWith('/draft/viewers/7')).map(({ body }) => JSON.parse(String(body)).isDrawing);
  return { live: started, desk, saver, server, seen, lines, tell, saveByBea, rename, labels, told };
}

test('a save by somebody else comes into a drawing with nothing unsaved, and it is known who saved and when', async () => {
  const { live, tell, saveByBea, labels, server } = open();
  await tell('hello', { viewerId: 7, userId: 'me' });
  await tell('presence', { viewers: [me, bea] });
  await tell('draft', news(3));
  await saveByBea('Parterre');
  await soon(() => expect(labels()).toEqual(['Parterre']));
  expect(server.reads).toBe(1);
  expect(listOtherViewers(live.getState())).toMatchObject([
    { userId: 'bea', saved: { at: AT, what: 'saved' }, openedAt: AT, isSelf: false },
  ]);
});

test('with unsaved changes it is only announced; nothing is read before the next save', async () => {
  const { live, saver, saveByBea, rename, labels, server } = open();
  rename('Mine');
  await saveByBea('Parterre');
  await soon(() => expect(live.getState().theirs?.revision).toBe(4));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(labels()).toEqual(['Mine']);
  expect(server.reads).toBe(0);
  saver.stop();
});

test('nothing is merged during a gesture or an open dialog, but as soon as they end', async () => {
  const { live, desk, saveByBea, labels } = open();
  desk.setGesture({ kind: 'pan', last: { x: 0, y: 0 } } as never);
  live.hold(true);
  await saveByBea('Parterre');
  await soon(() => expect(live.getState().theirs?.revision).toBe(4));
  desk.setGesture(null);
  expect(labels()).toEqual(['Stalls']);
  live.hold(false);
  await soon(() => expect(labels()).toEqual(['Parterre']));
});

test('of several saves in a row only the last is merged, once', async () => {
  const { saver, saveByBea, labels, server } = open();
  const hear = vi.spyOn(saver, 'mergeSavedIfClean');
  for (const label of ['One', 'Two', 'Three']) await saveByBea(label);
  await soon(() => expect(labels()).toEqual(['Three']));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.reads).toBeLessThanOrEqual(3);
  expect(hear.mock.calls.length).toBeLessThanOrEqual(3);
});

test('publishing and discarding are told apart from saving', async () => {
  const { live, server, tell } = open();
  const whatBeaDid = () => live.getState().saves.get('bea')?.what;
  server.revision = 4;
  await tell('draft', news(4, { isSaved: false, versionNumber: 1 }));
  await soon(() => expect(whatBeaDid()).toBe('published'));
  const other = open();
  other.server.revision = 4;
  await other.tell('draft', news(4, { isSaved: false }));
  await soon(() => expect(other.live.getState().saves.get('bea')?.what).toBe('discarded'));
});

test('a user who draws is announced once, and as resting a while after the last save', async () => {
  const { saver, tell, rename, told } = open();
  await tell('hello', { viewerId: 7, userId: 'me' });
  await tell('draft', news(3));
  await soon(() => expect(live?.getState().viewerId).toBe(7));
  rename('One');
  await saver.save();
  rename('Two');
  await saver.save();
  expect(told()).toEqual([true]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told()).toEqual([true, false]);
});

test('taking in what somebody else saved does not count as drawing', async () => {
  const { tell, saveByBea, labels, told } = open();
  await tell('hello', { viewerId: 7, userId: 'me' });
  await tell('draft', news(3));
  await saveByBea('Parterre');
  await soon(() => expect(labels()).toEqual(['Parterre']));
  expect(told()).toEqual([]);
});

test('a user who may only read is not announced as drawing', async () => {
  const { saver, tell, rename, told } = open({ canWrite: false });
  await tell('hello', { viewerId: 7, userId: 'me' });
  await soon(() => expect(live?.getState().viewerId).toBe(7));
  rename('One');
  expect(told()).toEqual([]);
  saver.stop();
});

test('a connection that ends is opened again, and what happened meanwhile is merged', async () => {
  const { lines, tell, saveByBea, labels } = open();
  await tell('draft', news(3));
  lines[0]?.close();
  await soon(() => expect(lines).toHaveLength(2));
  await saveByBea('Parterre');
  await soon(() => expect(labels()).toEqual(['Parterre']));
});

test('a lost connection is mentioned until it is back, and a refused one is not tried again', async () => {
  let isDown = true;
  const { live, tell } = open({ answer: () => (isDown ? problem('UNAVAILABLE') : undefined) });
  await soon(() => expect(live.getState().connection).toBe('lost'));
  isDown = false;
  await tell('draft', news(3));
  await soon(() => expect(live.getState().connection).toBe('live'));
  live.stop();

  const refused = open({ answer: () => problem('NOT_FOUND') });
  await soon(() => expect(refused.live.getState().connection).toBe('closed'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refused.seen).toHaveLength(1);
});

test('a closed page sends no requests and merges nothing', async () => {
  const { live, tell, saveByBea, labels, seen } = open();
  await tell('draft', news(3));
  await soon(() => expect(live.getState().connection).toBe('live'));
  live.stop();
  await saveByBea('Parterre').catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(labels()).toEqual(['Stalls']);
  expect(seen).toHaveLength(1);
});

test('a discarded plan is announced, and its connection ends', async () => {
  const { live, saver, tell, seen } = open({ isGone: true });
  await tell('gone', {});
  await soon(() => expect(live.getState()).toMatchObject({ isGone: true, connection: 'closed' }));
  await soon(() => expect(saver.isPlanGone).toBe(true));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen.filter(({ url }) => url.endsWith('/changes'))).toHaveLength(1);
});

test('a plan that was discarded while the connection was lost is noticed all the same', async () => {
  const { saver } = open({ isGone: true, answer: () => problem('NOT_FOUND') });
  await soon(() => expect(saver.isPlanGone).toBe(true));
});
