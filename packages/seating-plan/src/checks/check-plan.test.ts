import { describe, expect, it } from 'vitest';
import { makeBlock, makePlan, makeSeat } from '../../test/make-plan.ts';
import { PROBLEMS_PER_CODE_MAX } from '../format/limits.ts';
import type { PlanBlock, PlanSeat, StandingArea } from '../format/plan.ts';
import { checkPlan } from './check-plan.ts';

const codesOf = (...blocks: PlanBlock[]) => checkPlan(makePlan(blocks)).map((problem) => problem.code);
const block = (change: Partial<PlanBlock> = {}) => ({ ...makeBlock(1, 'Stalls', [2]), ...change });
const triangle = (x: number) => [
  { x, y: 0 },
  { x: 10, y: 0 },
  { x: 0, y: 10 },
];
const standing = (change: Partial<StandingArea> = {}) => ({
  label: 'Pit',
  capacity: 300,
  outline: triangle(0),
  ...change,
});
const withRow = (label: string, ...seats: PlanSeat[]) => block({ rows: [{ label, seats }] });

describe('checkPlan', () => {
  it('finds nothing in a good plan', () => {
    expect(checkPlan(makePlan([makeBlock(1, 'Stalls', [3, 3]), makeBlock(2, 'Circle', [4], 500)]))).toEqual([]);
  });

  it('names the place of a problem by label and by index', () => {
    const bad = withRow('B', makeSeat('1', 0, 0), makeSeat('2', null, 0));
    expect(checkPlan(makePlan([makeBlock(5, 'Circle', [1], 500), { ...bad, blockId: 6 }]))).toEqual([
      {
        severity: 'error',
        code: 'SEAT_COORDINATE_MISSING',
        place: { blockIndex: 1, rowIndex: 0, seatIndex: 1, blockId: 6, block: 'Stalls', row: 'B', seat: '2' },
      },
    ]);
  });

  it.each([
    ['a missing coordinate', [makeSeat('1', 1, null)], ['SEAT_COORDINATE_MISSING']],
    ['a coordinate beyond all plans', [makeSeat('1', 1e12, 1)], ['SEAT_COORDINATE_MISSING']],
    ['no seat label', [makeSeat('', 0, 0)], ['SEAT_LABEL_LENGTH']],
    ['a blank seat label', [makeSeat('  ', 0, 0)], ['SEAT_LABEL_LENGTH']],
    ['six characters', [makeSeat('123456', 0, 0)], []],
    ['seven characters', [makeSeat('1234567', 0, 0)], ['SEAT_LABEL_LENGTH']],
    ['six emoji families, as one sees them', [makeSeat('👨‍👩‍👧'.repeat(6), 0, 0)], []],
    ['seven emoji families', [makeSeat('👨‍👩‍👧'.repeat(7), 0, 0)], ['SEAT_LABEL_LENGTH']],
    [
      'a letter under more marks than anybody reads',
      [makeSeat(`e${'\u0301'.repeat(100)}`, 0, 0)],
      ['SEAT_LABEL_LENGTH'],
    ],
    ['a control character', [makeSeat('1\u0007', 0, 0)], ['LABEL_CHARACTERS']],
    ['a space without width', [makeSeat('1\u200b', 0, 0)], ['LABEL_CHARACTERS']],
    ['half a character', [makeSeat('\ud83d', 0, 0)], ['LABEL_CHARACTERS']],
    ['a flag, which is written with tags', [makeSeat('🏴󠁧󠁢󠁥󠁮󠁧󠁿', 0, 0)], []],
    ['labels that differ in blanks only', [makeSeat('1', 0, 0), makeSeat(' 1 ', 20, 0)], ['SEAT_IDS_DUPLICATE']],
    ['labels that differ in a joiner only', [makeSeat('1', 0, 0), makeSeat('1\u200d', 20, 0)], ['SEAT_IDS_DUPLICATE']],
    ['a label of nothing but a joiner', [makeSeat('\u200d', 0, 0)], ['SEAT_LABEL_LENGTH']],
    ['two flags that differ in their tags', [makeSeat('🏴󠁧󠁢󠁥󠁮󠁧󠁿', 0, 0), makeSeat('🏴󠁧󠁢󠁳󠁣󠁴󠁿', 20, 0)], []],
    ['a rotation of one turn', [makeSeat('1', 0, 0, { rotation: -360 })], []],
    ['a rotation beyond a turn', [makeSeat('1', 0, 0, { rotation: 1e308 })], ['NUMBER_OUT_OF_RANGE']],
    ['a rotation that is no number', [makeSeat('1', 0, 0, { rotation: Number.NaN })], ['NUMBER_OUT_OF_RANGE']],
    ['a separator in a seat label', [makeSeat('1|2', 0, 0)], ['LABEL_HAS_SEPARATOR']],
    ['ids that differ in case only', [makeSeat('a', 0, 0), makeSeat('A', 20, 0)], ['SEAT_IDS_DUPLICATE']],
    ['ids that differ in Unicode form only', [makeSeat('é', 0, 0), makeSeat('e\u0301', 20, 0)], ['SEAT_IDS_DUPLICATE']],
  ])('judges seats: %s', (_, seats, codes) => {
    expect(codesOf(withRow('A', ...seats))).toEqual(codes);
  });

  it.each([
    ['', ['ROW_LABEL_REQUIRED']],
    [' ', ['ROW_LABEL_REQUIRED']],
    ['1234567890', []],
    ['12345678901', ['ROW_LABEL_LENGTH']],
    ['A|B', ['LABEL_HAS_SEPARATOR']],
    ['A\u0000', ['LABEL_CHARACTERS']],
  ])('judges the row label %j', (label, codes) => {
    expect(codesOf(withRow(label, makeSeat('1', 0, 0)))).toEqual(codes);
  });

  it.each([
    ['', ['BLOCK_LABEL_REQUIRED']],
    ["Loge d'honneur 1/2 - A_b. & 西下A", []],
    ['नमस्ते', []],
    ['x'.repeat(40), []],
    ['x'.repeat(41), ['BLOCK_LABEL_LENGTH']],
    ['Stalls (left)', ['BLOCK_LABEL_CHARACTERS']],
    ['Stalls\u0000', ['BLOCK_LABEL_CHARACTERS']],
    ['A|B', ['LABEL_HAS_SEPARATOR']],
  ])('judges the block label %j', (label, codes) => {
    expect(codesOf(block({ label }))).toEqual(codes);
  });

  it('wants a description of at most 250 characters and a best block, the absence of which only warns', () => {
    expect(codesOf(block({ description: 'd'.repeat(250) }))).toEqual([]);
    expect(codesOf(block({ description: 'd'.repeat(251) }))).toEqual(['BLOCK_DESCRIPTION_LENGTH']);
    const warned = checkPlan(makePlan([block({ description: ' ', bestRank: null })]));
    expect(warned.map(({ severity, code }) => [severity, code])).toEqual([
      ['warning', 'BLOCK_DESCRIPTION_EMPTY'],
      ['warning', 'BLOCK_BEST_EMPTY'],
    ]);
  });

  it.each([
    ['outline', { blocks: [block({ outline: [{ x: 0, y: 1e308 }] })] }, { blockIndex: 0, block: 'Stalls' }],
    ['standingArea', { standingAreas: [standing({ outline: triangle(-1_000_001) })] }, { areaIndex: 0, area: 'Pit' }],
    ['standingArea', { standingAreas: [standing({ outline: triangle(Number.NaN) })] }, { areaIndex: 0, area: 'Pit' }],
    ['shape', { shapes: [{ kind: 'stage' as const, points: [{ x: Number.NaN, y: 0 }] }] }, { shapeIndex: 0 }],
    [
      'shape',
      { shapes: [{ kind: 'text' as const, points: [{ x: 0, y: 0 }], text: 'A', size: 1e300 }] },
      { shapeIndex: 0 },
    ],
    ['focalPoint', { focalPoint: { x: 0, y: Number.POSITIVE_INFINITY } }, {}],
  ])('finds what is drawn beyond all plans: %s', (what, drawn, place) => {
    const problems = checkPlan(makePlan([block()], drawn));
    expect(problems).toMatchObject([{ severity: 'error', code: 'SEAT_COORDINATE_MISSING', place, values: { what } }]);
  });

  it.each([
    ['nothing wrong', {}, []],
    ['no label', { label: ' \u200b' }, ['STANDING_AREA_LABEL_REQUIRED', 'LABEL_CHARACTERS']],
    ['a long label', { label: 'x'.repeat(41) }, ['STANDING_AREA_LABEL_LENGTH']],
    ['a control character', { label: 'Pit\u0007' }, ['LABEL_CHARACTERS']],
    ['no outline', { outline: [] }, ['STANDING_AREA_OUTLINE_REQUIRED']],
    ['two corners', { outline: triangle(0).slice(1) }, ['STANDING_AREA_OUTLINE_REQUIRED']],
    ['corners on one line', { outline: [0, 5, 9].map((x) => ({ x, y: 2 * x })) }, ['STANDING_AREA_OUTLINE_REQUIRED']],
    ['corners on one point', { outline: [1, 1, 1].map((x) => ({ x, y: x })) }, ['STANDING_AREA_OUTLINE_REQUIRED']],
    ['nobody in it', { capacity: 0 }, []],
    ['a million', { capacity: 1_000_000 }, []],
    ['one more than a million', { capacity: 1_000_001 }, ['NUMBER_OUT_OF_RANGE']],
    ['more than any place holds', { capacity: 1e15 }, ['NUMBER_OUT_OF_RANGE']],
    ['half a person', { capacity: 12.5 }, ['NUMBER_OUT_OF_RANGE']],
    ['less than nobody', { capacity: -1 }, ['NUMBER_OUT_OF_RANGE']],
    ['no number', { capacity: Number.NaN }, ['NUMBER_OUT_OF_RANGE']],
  ])('judges standing areas: %s', (_, change, codes) => {
    const problems = checkPlan(makePlan([], { standingAreas: [standing(), standing(change)] }));
    expect(problems.map(({ code }) => code)).toEqual(codes);
    const { label } = standing(change);
    for (const { severity, place } of problems)
      expect([severity, place]).toEqual(['error', { areaIndex: 1, area: label }]);
  });

  it('wants block ids and ranks that can be counted up', () => {
    expect(codesOf(block({ blockId: 1_000_000_000, bestRank: 1_000_000 }))).toEqual([]);
    const problems = checkPlan(makePlan([block({ blockId: 2 ** 53, bestRank: 1e15 })]));
    expect(problems.map(({ code, values }) => [code, values?.what])).toEqual([
      ['NUMBER_OUT_OF_RANGE', 'blockId'],
      ['NUMBER_OUT_OF_RANGE', 'bestRank'],
    ]);
  });

  it('takes lines in a block description, but nothing that cannot be seen', () => {
    expect(codesOf(block({ description: 'Left\n\tand right' }))).toEqual([]);
    expect(codesOf(block({ description: 'Left\u0007' }))).toEqual(['BLOCK_DESCRIPTION_CHARACTERS']);
    expect(codesOf(block({ description: `e${'\u0301'.repeat(5000)}` }))).toEqual(['BLOCK_DESCRIPTION_LENGTH']);
  });

  it.each([
    ['standingAreas', { standingAreas: Array.from({ length: 1001 }, () => standing()) }],
    ['shapes', { shapes: Array.from({ length: 10_001 }, () => ({ kind: 'line' as const, points: [] })) }],
    ['categories', { categories: Array.from({ length: 1001 }, (_, at) => ({ key: `${at}`, label: `${at}` })) }],
    [
      'corners',
      { shapes: [{ kind: 'line' as const, points: Array.from({ length: 100_001 }, () => ({ x: 0, y: 0 })) }] },
    ],
  ])('finds more than a draft can be saved with: %s', (what, drawn) => {
    const problems = checkPlan(makePlan([block()], drawn));
    expect(problems).toMatchObject([{ severity: 'error', code: 'PLAN_TOO_LARGE', values: { what } }]);
  });

  it('lets a drawing reach as far as seats may', () => {
    const corner = { x: -1_000_000, y: 1_000_000 };
    expect(
      checkPlan(
        makePlan([block({ outline: [corner] })], { focalPoint: corner, shapes: [{ kind: 'stage', points: [corner] }] }),
      ),
    ).toEqual([]);
  });

  it('finds seats, labels and ids that two blocks share', () => {
    const second = { ...block({ label: 'STALLS' }), rows: [{ label: 'a', seats: [makeSeat('2', 90, 0)] }] };
    const problems = checkPlan(makePlan([block(), second]));
    expect(problems.map((problem) => problem.code)).toEqual([
      'BLOCK_IDS_DUPLICATE',
      'BLOCK_LABEL_DUPLICATE',
      'SEAT_IDS_DUPLICATE',
    ]);
    expect(problems[2]!.place).toMatchObject({ block: 'STALLS', row: 'a', seat: '2', blockIndex: 1 });
  });

  it('takes labels of blocks and rows that differ in blanks only as the same', () => {
    const second = {
      ...block({ blockId: 2, label: ' Stalls' }),
      rows: [{ label: 'A ', seats: [makeSeat('2', 90, 0)] }],
    };
    expect(codesOf(block(), second)).toEqual(['BLOCK_LABEL_DUPLICATE', 'SEAT_IDS_DUPLICATE']);
  });

  it('names an invisible character by its code', () => {
    expect(checkPlan(makePlan([withRow('A\u200b', makeSeat('1', 0, 0))]))[0]!.values).toEqual({ character: 'U+200B' });
  });

  it('finds a row label that is used twice when its seats collide', () => {
    const rows = [
      { label: 'A', seats: [makeSeat('1', 0, 0)] },
      { label: 'A', seats: [makeSeat('1', 0, 50), makeSeat('2', 20, 50)] },
    ];
    expect(codesOf(block({ rows }))).toEqual(['SEAT_IDS_DUPLICATE']);
  });

  it('lists a bounded number of one kind and counts the rest', () => {
    const seats = Array.from({ length: PROBLEMS_PER_CODE_MAX + 30 }, (_, index) => makeSeat(String(index), null, 0));
    const problems = checkPlan(makePlan([withRow('A', ...seats)]));
    expect(problems).toHaveLength(PROBLEMS_PER_CODE_MAX);
    expect(problems.at(-1)!.values).toEqual({ more: 30 });
  });

  it('reports a plan with more blocks than can be compiled', () => {
    const blocks = Array.from({ length: 65_537 }, (_, index) => makeBlock(index + 1, `Block ${index}`, []));
    expect(codesOf(...blocks)).toEqual(['PLAN_TOO_LARGE']);
    expect(codesOf(...blocks.slice(1))).toEqual([]);
  });

  it('reports a plan with more seat labels than can be compiled', () => {
    const seats = Array.from({ length: 65_537 }, (_, index) => makeSeat(String(index), index, 0));
    expect(codesOf(withRow('A', ...seats))).toEqual(['PLAN_TOO_LARGE']);
  });
});

it('finds what cannot be seen in texts on the plan and in names of categories', () => {
  const plan = makePlan([block()], {
    shapes: [
      { kind: 'text', points: [{ x: 0, y: 0 }], text: 'Two\nlines' },
      { kind: 'stage', points: triangle(0), text: 'A\u200b' },
    ],
    categories: [{ key: 'a', label: 'Front\u0000' }],
  });
  expect(checkPlan(plan)).toMatchObject([
    { code: 'LABEL_CHARACTERS', place: { shapeIndex: 1 }, values: { what: 'shape', number: 2, character: 'U+200B' } },
    { code: 'LABEL_CHARACTERS', values: { what: 'category', number: 1, character: 'U+0000' } },
  ]);
});
