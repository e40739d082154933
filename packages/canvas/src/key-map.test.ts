import { expect, test } from 'vitest';
import { createKeyMap, type PressedKey } from './key-map.ts';

const find = createKeyMap([
  { keys: ['H'], action: 'hand' },
  { keys: ['M'], action: 'mirror' },
  { keys: ['Shift M'], action: 'flip' },
  { keys: ['?'], action: 'help' },
  { keys: ['Del', 'Backspace'], action: 'remove' },
  { keys: ['↑'], action: 'up' },
  { keys: ['Ctrl Y', 'Ctrl Shift Z'], action: 'redo' },
  { keys: ['Ctrl Z'], action: 'undo' },
]);
const press = (key: string, held: Partial<PressedKey> = {}) =>
  find({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

test('a key is found whatever its case, and by every name it has', () => {
  expect([press('h'), press('H'), press('Delete'), press('Backspace'), press('ArrowUp')]).toEqual([
    ...['hand', 'hand', 'remove', 'remove', 'up'],
  ]);
});

test('Shift makes another key of it where that is bound, else it is only how the key is typed', () => {
  expect(press('M', { shiftKey: true })).toBe('flip');
  expect(press('?', { shiftKey: true })).toBe('help');
});

test('Ctrl and Command are the same, and Shift has to be right with them', () => {
  expect(press('z', { metaKey: true })).toBe('undo');
  expect(press('Z', { ctrlKey: true, shiftKey: true })).toBe('redo');
  expect(press('Y', { ctrlKey: true, shiftKey: true })).toBeUndefined();
  expect(press('h', { ctrlKey: true })).toBeUndefined();
});

test('what is held with Alt belongs to the browser', () => {
  expect(press('h', { altKey: true })).toBeUndefined();
});
