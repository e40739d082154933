import { expect, test } from 'vitest';
import { findKeyAction } from './use-seat-keys.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) =>
  findKeyAction({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

test.each([
  ['h', { kind: 'tool', tool: 'hand' }],
  ['S', { kind: 'tool', tool: 'seat' }],
  ['r', { kind: 'tool', tool: 'row' }],
  ['g', { kind: 'tool', tool: 'group' }],
  ['b', { kind: 'tool', tool: 'brush' }],
  ['1', { kind: 'arm', row: 0 }],
  ['9', { kind: 'arm', row: 8 }],
  ['0', { kind: 'fit' }],
  ['+', { kind: 'zoomIn' }],
  ['-', { kind: 'zoomOut' }],
  ['/', { kind: 'find' }],
  ['Escape', { kind: 'disarm' }],
])('the key %s', (key, action) => {
  expect(press(key)).toEqual(action);
});

test('Control or Command with Z undoes and with S saves', () => {
  expect(press('z', { ctrlKey: true })).toEqual({ kind: 'undo' });
  expect(press('s', { metaKey: true })).toEqual({ kind: 'save' });
});

test('other chords stay the browser’s', () => {
  expect(press('r', { ctrlKey: true })).toBeUndefined();
  expect(press('s', { altKey: true })).toBeUndefined();
  expect(press('z', { ctrlKey: true, shiftKey: true })).toBeUndefined();
  expect(press('x')).toBeUndefined();
});
