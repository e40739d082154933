import type { SeatingPlan } from '@parterre/seating-plan';
import { expect, test } from 'vitest';
import { EditorDesk } from '../editor/editor-desk.ts';
import type { EditorLook } from './painting.ts';
import { findSeatColours } from './seat-colours.ts';

const PLAN: SeatingPlan = {
  format: 'parterre-seating-plan',
  formatVersion: 1,
  name: 'Hall',
  categories: [
    { key: 'a', label: 'Front', colour: '#ffee00' },
    { key: 'b', label: 'Rear', colour: '#102040' },
    { key: 'c', label: 'Side' },
  ],
  blocks: [],
  standingAreas: [],
  shapes: [],
};
const LOOK: EditorLook = {
  map: {
    ...{ mapBackground: '#f0f0f0', surface: '#ffffff', text: '#000000', text2: '#333333', text3: '#666666' },
    ...{ line: '#dddddd', lineStrong: '#999999', primary: '#0000ff', select: '#ff0000', bad: '#ff0000' },
    fontFamily: 'Inter',
  },
  blocks: ['#111111', '#222222'],
};

test('by block seats take the colours in turn', () => {
  expect(findSeatColours(new EditorDesk(PLAN, null), LOOK).colours).toEqual(LOOK.blocks);
});

test('by category a seat wears its own colour, where it has one, and words that can be read on it', () => {
  const desk = new EditorDesk(PLAN, null);
  desk.set({ colourBy: 'category' });
  const { colours, inks } = findSeatColours(desk, LOOK);
  expect(colours).toEqual(['#666666', '#ffee00', '#102040', '#111111']);
  expect(inks.slice(1)).toEqual(['#000000', '#ffffff', '#ffffff']);
});
