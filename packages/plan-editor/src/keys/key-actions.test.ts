import { expect, test } from 'vitest';
import { TOOLS } from '../tools/tools.ts';
import { findKeyAction } from './key-actions.ts';

const press = (key: string, held: { ctrlKey?: boolean; shiftKey?: boolean; altKey?: boolean } = {}) =>
  findKeyAction({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

test('every tool has a key of its own', () => {
  expect(new Set(TOOLS.map(({ key }) => key)).size).toBe(TOOLS.length);
  for (const { key, name } of TOOLS) expect(press(key)).toEqual({ kind: 'tool', tool: name });
});

test('letters with Ctrl are commands, not tools', () => {
  expect(press('s', { ctrlKey: true })).toEqual({ kind: 'save' });
  expect(press('c', { ctrlKey: true })).toEqual({ kind: 'copy' });
  expect(press('Z', { ctrlKey: true, shiftKey: true })).toEqual({ kind: 'redo' });
});

test('arrows move by a unit, with Shift by ten', () => {
  expect(press('ArrowUp')).toEqual({ kind: 'nudge', dx: 0, dy: -1 });
  expect(press('ArrowRight', { shiftKey: true })).toEqual({ kind: 'nudge', dx: 10, dy: 0 });
});

test('M mirrors sideways, with Shift upside down', () => {
  expect(press('m')).toEqual({ kind: 'mirrorSideways' });
  expect(press('M', { shiftKey: true })).toEqual({ kind: 'mirrorUpsideDown' });
});

test('what is held with Alt belongs to the browser', () => {
  expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
});
