import type { SeatingPlan } from '@parterre/seating-plan';
import { drawBlock, updateBlock } from '@parterre/seating-plan/edit';
import { expect, test } from 'vitest';
import { CallFailure } from '../../../../api/failure.ts';
import { EditorDesk } from '../desk/editor-desk.ts';
import { DraftSaver } from './draft-saver.ts';
import type { PlanDraft } from './open-draft.ts';

const BLANK: SeatingPlan = {
  format: 'parterre-seating-plan',
  formatVersion: 1,
  name: 'New',
  categories: [],
  blocks: [],
  standingAreas: [],
  shapes: [],
};

/** A server that keeps the last file and its revision. */
function open(plan = BLANK) {
  const server = { revision: 3, document: plan, saves: 0, failure: undefined as unknown };
  const join = () => {
    const desk = new EditorDesk(structuredClone(server.document), null);
    const heard: (string | null)[] = [];
    const saver = new DraftSaver({
      desk,
      revision: server.revision,
      restMs: 60_000,
      readTheirs: async () => ({
        draft: { ...DRAFT, revision: server.revision },
        document: structuredClone(server.document),
      }),
      onMerged: (name) => heard.push(name),
      send: async (file, revision) => {
        if (server.failure) throw server.failure;
        if (revision !== server.revision) throw stale();
        server.document = JSON.parse(await file.text()).document;
        server.saves += 1;
        server.revision += 1;
        return server.revision;
      },
    });
    desk.subscribe(saver.noteChange);
    const draw = (label: string) => desk.editor.run((change) => [drawBlock(change, { label })]);
    const rename = (at: number, label: string) =>
      desk.editor.run((change) => void updateBlock(change, desk.draft.root.blocks[at] ?? -1, { label }));
    const labels = () => desk.document.blocks.map((block) => block.label);
    return { desk, saver, draw, rename, labels, heard };
  };
  const labels = () => server.document.blocks.map(({ label }) => label);
  return { server: Object.assign(server, { labels }), join, ...join() };
}

const DRAFT: PlanDraft = {
  planId: 1,
  venueId: 1,
  name: 'New',
  versionNumber: 0,
  isSaved: true,
  revision: 0,
  savedAt: null,
  savedBy: 'Ada',
  seatCount: 0,
  standingCapacity: 0,
  findings: [],
  findingCount: 0,
  traceImage: null,
  lastBlockId: 0,
};

function stale(): CallFailure {
  const problem = { type: 'about:blank', title: 'Stale', status: 412, code: 'STALE' as const, requestId: 'r' };
  return new CallFailure({ status: 412, data: problem });
}

test('what is drawn waits, and is saved with the revision it was made from', async () => {
  const { saver, server, draw } = open();
  expect(saver.state).toBe('saved');
  draw('Stalls');
  expect(saver.state).toBe('waiting');
  expect(await saver.save()).toBe(true);
  expect(saver.state).toBe('saved');
  expect(server.saves).toBe(1);
  expect(server.labels()).toEqual(['Stalls']);
  expect(saver.revision).toBe(4);
  saver.stop();
});

test('nothing is sent when nothing changed, nor for a selection', async () => {
  const { saver, server, desk } = open();
  desk.editor.select([]);
  expect(await saver.save()).toBe(true);
  expect(server.saves).toBe(0);
});

test('what is drawn during a save is saved after it', async () => {
  const { saver, server, draw } = open();
  draw('Stalls');
  const saving = saver.save();
  draw('Circle');
  expect(await saving).toBe(true);
  expect(server.saves).toBe(2);
  expect(server.labels()).toEqual(['Stalls', 'Circle']);
  expect(saver.state).toBe('saved');
  saver.stop();
});

const HALL: SeatingPlan = {
  ...BLANK,
  blocks: ['Stalls', 'Circle'].map((label, at) => ({
    blockId: at + 1,
    label,
    description: '',
    bestRank: null,
    rows: [{ label: 'A', seats: [{ label: '1', x: at * 100, y: 0 }] }],
  })),
};

test('what two draw in different blocks goes together, and the second is told', async () => {
  const { server, join, ...mine } = open(HALL);
  const theirs = join();
  theirs.rename(0, 'Parterre');
  expect(await theirs.saver.save()).toBe(true);
  mine.rename(1, 'Balcony');
  expect(await mine.saver.save()).toBe(true);
  expect(server.labels()).toEqual(['Parterre', 'Balcony']);
  expect(mine.labels()).toEqual(['Parterre', 'Balcony']);
  expect(mine.heard).toEqual(['Ada']);
  expect(mine.saver.state).toBe('saved');
  mine.saver.stop();
  theirs.saver.stop();
});

test('new blocks of both stay, each with an id of its own, and so does the next one', async () => {
  const { server, join, ...mine } = open(HALL);
  const theirs = join();
  theirs.draw('Box left');
  await theirs.saver.save();
  mine.draw('Box right');
  await mine.saver.save();
  mine.draw('Box middle');
  await mine.saver.save();
  expect(server.labels()).toEqual(['Stalls', 'Circle', 'Box right', 'Box left', 'Box middle']);
  expect(new Set(server.document.blocks.map(({ blockId }) => blockId)).size).toBe(5);
  mine.saver.stop();
  theirs.saver.stop();
});

test('a step back never takes away what somebody else drew', async () => {
  const { server, join, ...mine } = open(HALL);
  const theirs = join();
  theirs.draw('Box');
  await theirs.saver.save();
  mine.rename(1, 'Balcony');
  await mine.saver.save();
  expect(mine.desk.editor.canUndo).toBe(false);
  expect(mine.desk.editor.undo()).toBe(false);
  mine.rename(1, 'Upper circle');
  expect(mine.desk.editor.undo()).toBe(true);
  expect(mine.labels()).toEqual(['Stalls', 'Balcony', 'Box']);
  mine.saver.stop();
  theirs.saver.stop();
});

test('a block that both changed stops saving until one is chosen; the other blocks are not asked for', async () => {
  const { server, join, ...mine } = open(HALL);
  const theirs = join();
  theirs.rename(0, 'Parterre');
  theirs.rename(1, 'Gallery');
  await theirs.saver.save();
  mine.rename(0, 'Orchestra');
  expect(await mine.saver.save()).toBe(false);
  expect(mine.saver.state).toBe('conflict');
  mine.draw('Box');
  expect(await mine.saver.save()).toBe(false);
  expect(server.saves).toBe(1);
  expect(mine.saver.findMerge()?.clashes).toMatchObject([
    { id: 'block 1', mine: { label: 'Orchestra' }, theirs: { label: 'Parterre' } },
  ]);
  expect(await mine.saver.settle(() => 'theirs')).toBe(true);
  expect(server.labels()).toEqual(['Parterre', 'Gallery', 'Box']);
  expect(mine.heard).toEqual([]);
  mine.saver.stop();
  theirs.saver.stop();
});

test('what stays the same stays selected when the drawing of another comes in', async () => {
  const { join, ...mine } = open(HALL);
  const theirs = join();
  theirs.rename(0, 'Parterre');
  await theirs.saver.save();
  const [, circle = -1] = mine.desk.draft.root.blocks;
  mine.rename(1, 'Balcony');
  const seats = mine.desk.columns.ids;
  mine.desk.editor.select([circle]);
  await mine.saver.save();
  expect([...mine.desk.editor.selection]).toEqual([circle]);
  expect(mine.desk.columns.ids).toEqual(seats);
  mine.saver.stop();
  theirs.saver.stop();
});

test('a failed save keeps everything and can be tried again', async () => {
  const { saver, server, draw } = open();
  server.failure = new CallFailure({ status: 'FETCH_ERROR', error: 'offline' });
  draw('Stalls');
  expect(await saver.save()).toBe(false);
  expect(saver.state).toBe('failed');
  server.failure = undefined;
  expect(await saver.save()).toBe(true);
  expect(server.labels()).toEqual(['Stalls']);
  saver.stop();
});
