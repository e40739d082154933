import { afterEach, expect, test, vi } from 'vitest';
import { EventStream } from './event-stream.ts';

afterEach(() => vi.useRealTimers());

const event = (text: string) => Buffer.from(text);
const open = (options = {}) => new EventStream({ overflowEvent: event('slow'), ...options });

async function readAll(stream: EventStream): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += chunk;
  return text;
}

test('tells in order, what came before anybody read too', async () => {
  const stream = open();
  stream.tell(event('a'));
  const read = readAll(stream);
  stream.tell(event('b'));
  stream.finish(event('c'));
  stream.tell(event('too late'));
  expect(await read).toBe('abc');
});

test('who takes too little is told once, loses what waited and is let go', async () => {
  const stream = open({ mostWaitingBytes: 100 });
  for (let i = 0; i < 3000; i++) stream.tell(event('x'.repeat(50)));
  expect(stream.destroyed).toBe(false);
  const text = await readAll(stream);
  expect(text.endsWith('slow')).toBe(true);
  expect(text.length).toBeLessThan(40_000);
});

test('who does not even take the last word is cut off', async () => {
  vi.useFakeTimers();
  const stream = open({ goodbyeMs: 1000 });
  stream.finish(event('bye'));
  expect(stream.destroyed).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(stream.destroyed).toBe(true);
});

test('telling a reader who left does nothing', () => {
  const stream = open();
  stream.destroy();
  stream.tell(event('a'));
  stream.finish(event('b'));
  expect(stream.readableLength).toBe(0);
});
