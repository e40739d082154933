import type { SeatingPlan } from '@parterre/seating-plan';
import { drawBlock, removeNodes, updateBlock } from '@parterre/seating-plan/edit';
import { expect, test, vi } from 'vitest';
import { PlanDesk } from '../desk/plan-desk.ts';
import { DraftSaver } from './draft-saver.ts';
import type { SavedDraft } from './saved-draft.ts';

const BLANK: SeatingPlan = {
  format: 'parterre-seating-plan',
  formatVersion: 1,
  name: 'New',
  categories: [],
  blocks: [],
  standingAreas: [],
  shapes: [],
};

type Send = 'arrives' | 'answer-lost' | 'never-arrives';

/** Opens a saver with a server that stores the last file and its revision, and repeats its answer to a repeated key. */
function open(plan = BLANK) {
  const answers = new Map<string, number>();
  let published = plan;
  const server = {
    ...{ revision: 3, document: plan, saves: 0, versionNumber: 1, isSaved: false, savedBy: null as string | null },
    ...{ failure: undefined as unknown, lastBlockId: maxId(plan), next: 'arrives' as Send, pause: Promise.resolve() },
    trace: null as SavedDraft['draft']['traceImage'],
    publish: () => {
      server.versionNumber += 1;
      server.revision += 1;
      server.isSaved = false;
      published = server.document;
    },
    discard: () => {
      server.revision += 1;
      server.isSaved = false;
      server.document = published;
    },
  };
  const take = async (file: File, revision: number, key: string, name: string) => {
    await server.pause;
    if (server.failure) throw server.failure;
    const how = server.next;
    server.next = 'arrives';
    if (how === 'never-arrives') throw offline();
    const known = answers.get(key);
    if (known === undefined) {
      if (revision !== server.revision) throw stale();
      server.document = JSON.parse(await file.text()).document;
      server.lastBlockId = Math.max(server.lastBlockId, maxId(server.document));
      server.saves += 1;
      server.revision += 1;
      Object.assign(server, { isSaved: true, savedBy: name });
      answers.set(key, server.revision);
    }
    if (how === 'answer-lost') throw offline();
    return answers.get(key) ?? 0;
  };
  const join = (name = 'Ada') => {
    const desk = new PlanDesk(structuredClone(server.document), null, server.lastBlockId);
    const heard: (string | null)[] = [];
    const sent: { revision: number; key: string }[] = [];
    const readTheirs = async () => {
      const { revision, savedBy, versionNumber, isSaved, lastBlockId, trace: traceImage } = server;
      const draft = { ...DRAFT, revision, savedBy, versionNumber, isSaved, lastBlockId, traceImage };
      return { draft, document: structuredClone(server.document) };
    };
    const saver = new DraftSaver({
      desk,
      draft: { ...DRAFT, revision: server.revision, versionNumber: server.versionNumber, isSaved: server.isSaved },
      restMs: 60_000,
      retryMs: 100,
      random: () => 0.5,
      readTheirs,
      judge,
      onMerged: ({ savedBy }) => heard.push(savedBy),
      send: async (file, revision, key) => {
        sent.push({ revision, key });
        return take(file, revision, key, name);
      },
    });
    desk.subscribe(saver.handleChange);
    const draw = (label: string) => desk.editor.run((change) => [drawBlock(change, { label })]);
    const rename = (at: number, label: string) =>
      desk.editor.run((change) => void updateBlock(change, desk.draft.root.blocks[at] ?? -1, { label }));
    const labels = () => desk.document.blocks.map((block) => block.label);
    return { desk, saver, draw, rename, labels, heard, sent };
  };
  const labels = () => server.document.blocks.map(({ label }) => label);
  return { server: Object.assign(server, { labels }), join, ...join('Olivia') };
}

const maxId = ({ blocks }: SeatingPlan): number => Math.max(0, ...blocks.map(({ blockId }) => blockId));

const DRAFT: SavedDraft['draft'] = {
  versionNumber: 0,
  isSaved: true,
  revision: 0,
  savedBy: 'Ada',
  traceImage: null,
  lastBlockId: 0,
};

/** Returns a promise that the test resolves. */
function hold() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((go) => {
    resolve = go;
  });
  return { promise, resolve };
}

class Failure extends Error {}

const offline = () => new Failure('offline');
const stale = () => refusal('STALE');
const refusal = (code: string) => new Failure(code);

/** A lost connection or a busy server may recover; a refusal would only be repeated. */
function judge(error: unknown) {
  const code = error instanceof Failure ? error.message : '';
  const isLost = code === 'offline';
  const cause = code === 'STALE' ? 'stale' : code === 'NOT_FOUND' ? 'gone' : 'other';
  return { cause, isLost, isWorthRepeating: isLost || code === 'BUSY' } as const;
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

test('what somebody else saved comes in at once where nothing here is unsaved, to the letter and without an answer', async () => {
  const { server, join, ...mine } = open(HALL);
  const theirs = join();
  const [stalls] = mine.desk.draft.root.blocks;
  mine.desk.editor.select([stalls ?? -1]);
  theirs.draw('Box');
  theirs.rename(1, 'Balcony');
  theirs.desk.editor.run((change) => void change.putRoot({ blocks: change.draft.root.blocks.toReversed() }));
  await theirs.saver.save();
  expect(await mine.saver.isBehind(server.revision)).toBe(true);
  expect(await mine.saver.mergeSavedIfClean()).toBe(true);
  expect(mine.labels()).toEqual(['Box', 'Balcony', 'Stalls']);
  expect(mine.saver.state).toBe('saved');
  expect(mine.saver.hasDraft).toBe(true);
  expect(await mine.saver.isBehind(server.revision)).toBe(false);
  expect([...mine.desk.editor.selection]).toEqual([stalls]);
  expect(mine.heard).toEqual(['Ada']);
  await mine.saver.save();
  expect(server.saves).toBe(1);
});

test('what somebody else saved waits for the next save where something here is unsaved', async () => {
  const { server, join, ...mine } = open(HALL);
  const theirs = join();
  theirs.rename(0, 'Parterre');
  await theirs.saver.save();
  mine.rename(1, 'Balcony');
  expect(await mine.saver.mergeSavedIfClean()).toBe(false);
  expect(mine.labels()).toEqual(['Stalls', 'Balcony']);
  await mine.saver.save();
  expect(mine.labels()).toEqual(['Parterre', 'Balcony']);
  mine.saver.stop();
});

test('a save of my own is no news, also when it is told before its answer', async () => {
  const { saver, server, draw } = open(HALL);
  const held = hold();
  server.pause = held.promise;
  draw('Box');
  const saving = saver.save();
  const isBehind = saver.isBehind(server.revision + 1);
  held.resolve();
  expect(await isBehind).toBe(false);
  expect(await saving).toBe(true);
  saver.stop();
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
  expect(mine.labels()).toEqual(['Stalls', 'Balcony', 'Box']);
  expect(mine.desk.editor.undo()).toBe(true);
  expect(mine.labels()).toEqual(['Stalls', 'Circle', 'Box']);
  expect(mine.desk.editor.redo()).toBe(true);
  await mine.saver.save();
  await theirs.saver.mergeSaved();
  theirs.rename(1, 'Upper circle');
  await theirs.saver.save();
  await mine.saver.mergeSavedIfClean();
  expect(mine.desk.editor.canUndo, 'the same block').toBe(false);
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
  server.failure = offline();
  draw('Stalls');
  expect(await saver.save()).toBe(false);
  expect(saver.state).toBe('failed');
  server.failure = undefined;
  expect(await saver.save()).toBe(true);
  expect(server.labels()).toEqual(['Stalls']);
  saver.stop();
});

test('whoever asks for a save during a slow one waits for it: nobody meets himself', async () => {
  const { saver, server, draw, heard, sent } = open();
  const { promise, resolve: go } = hold();
  server.pause = promise;
  draw('Stalls');
  const first = saver.save();
  draw('Circle');
  const others = [saver.save(), saver.save()];
  draw('Box');
  go();
  expect(await Promise.all([first, ...others])).toEqual([true, true, true]);
  expect(sent.map(({ revision }) => revision)).toEqual([3, 4]);
  expect(server.labels()).toEqual(['Stalls', 'Circle', 'Box']);
  expect(heard).toEqual([]);
  saver.stop();
});

test('a save whose answer was lost is sent again as it was, before what was drawn since', async () => {
  const { saver, server, draw, heard, sent } = open();
  server.next = 'answer-lost';
  draw('Stalls');
  expect(await saver.save()).toBe(false);
  draw('Circle');
  expect(await saver.save()).toBe(true);
  expect(sent.map(({ revision }) => revision)).toEqual([3, 3, 4]);
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
  expect(server.labels()).toEqual(['Stalls', 'Circle']);
  expect(server.saves).toBe(2);
  expect(heard).toEqual([]);
  saver.stop();
});

test('somebody who saved after a save whose answer was lost is met with it counted', async () => {
  const { saver, server, draw, heard, join } = open(HALL);
  server.next = 'answer-lost';
  draw('Box');
  await saver.save();
  const theirs = join();
  theirs.rename(0, 'Parterre');
  await theirs.saver.save();
  draw('Gallery');
  expect(await saver.save()).toBe(true);
  expect(server.labels()).toEqual(['Parterre', 'Circle', 'Box', 'Gallery']);
  expect(heard).toEqual(['Ada']);
  saver.stop();
  theirs.saver.stop();
});

test('what failed for want of an answer is tried again with growing pauses, and at once when the line is back', async () => {
  vi.useFakeTimers();
  const { saver, server, draw, sent } = open();
  server.failure = offline();
  draw('Stalls');
  await saver.save();
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(199);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(3);
  server.failure = undefined;
  saver.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(saver.state).toBe('saved');
  expect(server.labels()).toEqual(['Stalls']);
  vi.useRealTimers();
});

test('what the server refuses is not tried again before something is drawn', async () => {
  vi.useFakeTimers();
  const { saver, server, draw, sent, desk } = open();
  server.failure = refusal('INVALID');
  draw('Stalls');
  await saver.save();
  desk.editor.select([]);
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(sent).toHaveLength(1);
  expect(saver.state).toBe('failed');
  draw('Circle');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(2);
  saver.stop();
  vi.useRealTimers();
});

const PICTURE = { url: '/p', width: 10, height: 10, x: 0, y: 0, scale: 1, opacity: 0.5 };
/** Acts like the server when a trace picture is uploaded. */
const lay = (server: { revision: number; trace: unknown }) => () => {
  server.revision += 1;
  server.trace = PICTURE;
  return Promise.resolve({ revision: server.revision, traceImage: PICTURE });
};

test('what is drawn while a picture is on its way is saved after it, from its revision', async () => {
  const { saver, server, draw, heard, sent } = open();
  const { promise: onItsWay, resolve: arrive } = hold();
  const { promise: left, resolve: leave } = hold();
  const laying = saver.changePicture(() => {
    leave();
    return onItsWay.then(lay(server));
  });
  await left;
  draw('Stalls');
  const saving = saver.save();
  arrive();
  await laying;
  expect(await saving).toBe(true);
  expect(sent.map(({ revision }) => revision)).toEqual([4]);
  expect(heard).toEqual([]);
  saver.stop();
});

test('a picture does not hide that somebody else has saved', async () => {
  const { saver, server, draw, heard, join } = open(HALL);
  const theirs = join();
  theirs.draw('Theirs');
  await theirs.saver.save();
  await saver.changePicture(lay(server));
  draw('Mine');
  expect(await saver.save()).toBe(true);
  expect(server.labels()).toEqual(['Stalls', 'Circle', 'Mine', 'Theirs']);
  expect(heard).toEqual(['Ada']);
  saver.stop();
  theirs.saver.stop();
});

test('a draft that somebody threw away is asked about; mine can become the next one', async () => {
  const { saver, server, draw, heard } = open(HALL);
  draw('Box');
  await saver.save();
  server.discard();
  draw('Gallery');
  expect(await saver.save()).toBe(false);
  expect([saver.state, saver.isPlanGone]).toEqual(['gone', false]);
  expect(server.labels()).toEqual(['Stalls', 'Circle']);
  expect(await saver.keepMine()).toBe(true);
  expect(server.labels()).toEqual(['Stalls', 'Circle', 'Box', 'Gallery']);
  expect(heard).toEqual([]);
  saver.stop();
});

test('a plan that is gone is said to be, and nothing more is sent', async () => {
  const { saver, server, draw, sent } = open();
  server.failure = refusal('NOT_FOUND');
  draw('Stalls');
  expect(await saver.save()).toBe(false);
  expect([saver.state, saver.isPlanGone]).toEqual(['gone', true]);
  draw('Circle');
  expect(await saver.save()).toBe(false);
  expect(sent).toHaveLength(1);
});

test('what somebody published meanwhile is taken in, and nothing of it counts as mine', async () => {
  const { saver, server, join, labels } = open(HALL);
  const theirs = join();
  theirs.draw('Box');
  await theirs.saver.save();
  server.publish();
  expect(await saver.mergeSaved()).toBe(true);
  expect(labels()).toEqual(['Stalls', 'Circle', 'Box']);
  expect([saver.state, saver.hasDraft, saver.versionNumber]).toEqual(['saved', false, 2]);
  theirs.saver.stop();
});

/** Returns the same numbers in every run; a linear congruential generator is random enough for drawings. */
function roll(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test.each(Array.from({ length: 40 }, (_, seed) => seed + 1))(
  'no id is ever given to a second block, whatever two do and publish: race %i',
  async (seed) => {
    const next = roll(seed);
    const { server, join } = open(HALL);
    const people = [join('Olivia'), join('Ada')];
    const owners = new Map<number, string>();
    let drawn = 0;
    for (let step = 0; step < 100; step++) {
      const at = next(2);
      const person = people[at];
      if (!person) throw new Error('nobody');
      const { saver, desk, draw } = person;
      const what = next(9);
      if (what < 3) draw(`Box ${++drawn} of ${at}`);
      else if (what === 3) {
        const { blocks } = desk.draft.root;
        const id = blocks[next(blocks.length)];
        if (id !== undefined) desk.editor.run((change) => void removeNodes(change, [id]));
      } else if (what === 4) desk.editor.undo();
      else if (what === 5) server.next = 'answer-lost';
      else if (what === 6 && (await saver.save())) {
        server.publish();
        for (const { blockId, label } of server.document.blocks) {
          expect(owners.get(blockId) ?? label, `id ${blockId}`).toBe(label);
          owners.set(blockId, label);
        }
        people[at] = join(at === 0 ? 'Olivia' : 'Ada');
      } else if (what === 7 && server.isSaved) server.discard();
      else await saver.save();
      if (saver.state === 'conflict') await saver.settle(() => (next(2) === 0 ? 'mine' : 'theirs'));
      if (saver.state === 'gone') await saver.keepMine();
    }
    for (const { saver } of people) saver.stop();
    expect(owners.size).toBeGreaterThan(2);
  },
);
