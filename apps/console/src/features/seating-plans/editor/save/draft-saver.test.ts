import type { SeatingPlan } from '@parterre/seating-plan';
import { drawBlock } from '@parterre/seating-plan/edit';
import { expect, test } from 'vitest';
import { CallFailure } from '../../../../api/failure.ts';
import { EditorDesk } from '../desk/editor-desk.ts';
import { DraftSaver } from './draft-saver.ts';

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
function open() {
  const desk = new EditorDesk(BLANK, null);
  const server = { revision: 3, blocks: [] as string[], saves: 0, failure: undefined as unknown };
  const saver = new DraftSaver({
    desk,
    revision: 3,
    restMs: 60_000,
    readRevision: async () => server.revision,
    send: async (file, revision) => {
      if (server.failure) throw server.failure;
      if (revision !== server.revision) throw stale();
      const { document } = JSON.parse(await file.text());
      server.blocks = document.blocks.map(({ label }: { label: string }) => label);
      server.saves += 1;
      server.revision += 1;
      return server.revision;
    },
  });
  desk.subscribe(saver.noteChange);
  const draw = (label: string) => desk.editor.run((change) => [drawBlock(change, { label })]);
  return { desk, server, saver, draw };
}

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
  expect(server).toMatchObject({ blocks: ['Stalls'], saves: 1 });
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
  expect(server).toMatchObject({ blocks: ['Stalls', 'Circle'], saves: 2 });
  expect(saver.state).toBe('saved');
  saver.stop();
});

test('a revision of somebody else stops saving until mine is kept', async () => {
  const { saver, server, draw } = open();
  server.revision = 9;
  draw('Stalls');
  expect(await saver.save()).toBe(false);
  expect(saver.state).toBe('conflict');
  draw('Circle');
  expect(await saver.save()).toBe(false);
  expect(server.saves).toBe(0);
  expect(await saver.keepMine()).toBe(true);
  expect(server).toMatchObject({ blocks: ['Stalls', 'Circle'], revision: 10 });
  saver.stop();
});

test('a failed save keeps everything and can be tried again', async () => {
  const { saver, server, draw } = open();
  server.failure = new CallFailure({ status: 'FETCH_ERROR', error: 'offline' });
  draw('Stalls');
  expect(await saver.save()).toBe(false);
  expect(saver.state).toBe('failed');
  server.failure = undefined;
  expect(await saver.save()).toBe(true);
  expect(server.blocks).toEqual(['Stalls']);
  saver.stop();
});
