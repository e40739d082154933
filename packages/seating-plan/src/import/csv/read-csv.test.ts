import { describe, expect, it } from 'vitest';
import { encodeText } from '../../../test/make-plan.ts';
import { readFixture } from '../../../test/read-fixture.ts';
import { requirePlan } from '../../../test/require-plan.ts';
import { importPlan } from '../import-plan.ts';

const fileOf = (text: string, name = 'hall.csv') => ({ name, bytes: encodeText(text) });
const LINES = ['block,row,seat,x,y', 'Stalls,A,1,0,0', 'Stalls,A,2,20.5,0', 'Circle,B,1,-5,1e2'];

function encodeUtf16(text: string, isBigEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index += 1) view.setUint16(index * 2, text.charCodeAt(index), !isBigEndian);
  return bytes;
}

describe('CSV tables', () => {
  it('reads blocks, rows and seats in the order of the file', () => {
    const { plan, format, seatCount } = requirePlan(fileOf(LINES.join('\n')));
    expect([format, seatCount, plan.name]).toEqual(['csv', 3, 'hall']);
    expect(plan.blocks.map((block) => [block.label, block.rows.map((row) => [row.label, row.seats])])).toEqual([
      [
        'Stalls',
        [
          [
            'A',
            [
              { label: '1', x: 0, y: 0 },
              { label: '2', x: 20.5, y: 0 },
            ],
          ],
        ],
      ],
      ['Circle', [['B', [{ label: '1', x: -5, y: 100 }]]]],
    ]);
  });

  it.each([
    ['CRLF', LINES.join('\r\n')],
    ['a byte order mark', `\ufeff${LINES.join('\n')}`],
    ['semicolons and decimal commas', LINES.join('\n').replaceAll(',', ';').replace('20.5', '20,5')],
    ['tabs', LINES.join('\n').replaceAll(',', '\t')],
    ['quoted cells', LINES.map((line) => line.replaceAll(/[^,]+/g, '"$&"')).join('\n')],
    ['empty lines', `${LINES.join('\n\n')}\n\n`],
    ['lines of empty cells', `${LINES.join('\n,,,,\n')}\n , ,,,\n`],
    ['the line in which a spreadsheet names its delimiter', `sep=;\r\n${LINES.join('\r\n').replaceAll(',', ';')}`],
    ['German words in the header', ['Bereich,Reihennr.,Sitzplatz,X,Y', ...LINES.slice(1)].join('\n')],
    ['other words in the header', ['Sektor,Reihe,Platz,PosX,PosY', ...LINES.slice(1)].join('\n')],
    ['columns in another order', 'y,x,seat,row,block\n0,0,1,A,Stalls\n0,20.5,2,A,Stalls\n100,-5,1,B,Circle'],
  ])('reads the same with %s', (_, text) => {
    expect(requirePlan(fileOf(text)).plan).toEqual(requirePlan(fileOf(LINES.join('\n'))).plan);
  });

  it('reads UTF-16 of either order, and Windows-1252 with a notice', () => {
    const text = 'block,row,seat,x,y\nRangée,A,1,0,0\n';
    for (const isBigEndian of [true, false]) {
      const result = requirePlan({ name: 'hall.txt', bytes: encodeUtf16(`\ufeff${text}`, isBigEndian) });
      expect(result.plan.blocks[0]!.label).toBe('Rangée');
    }
    const latin = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const result = requirePlan({ name: 'hall.csv', bytes: latin });
    expect(result.plan.blocks[0]!.label).toBe('Rangée');
    expect(result.problems[0]).toMatchObject({ code: 'ENCODING_ASSUMED', values: { encoding: 'windows-1252' } });
  });

  it('takes the columns one names', () => {
    const text = 'p,q,r,s,t\nStalls,A,1,0,0\n';
    expect(importPlan(fileOf(text))).toMatchObject({
      ok: false,
      problems: [{ code: 'CSV_COLUMNS_MISSING', values: { missing: 'row, seat', found: 'p, q, r, s, t' } }],
    });
    const { plan } = requirePlan(fileOf(text), { columns: { block: 'P', row: 'q', seat: 'r', x: 's', y: 't' } });
    expect(plan.blocks[0]).toMatchObject({
      label: 'Stalls',
      rows: [{ label: 'A', seats: [{ label: '1', x: 0, y: 0 }] }],
    });
  });

  it('makes one block named after the plan when there is no block column', () => {
    const { plan } = requirePlan(fileOf('venue,row,seat,x,y\nOdeon,A,1,0,0\n'));
    expect([plan.name, plan.blocks[0]!.label]).toEqual(['Odeon', 'Odeon']);
  });

  it('says on which line a coordinate is no number', () => {
    for (const found of ['NaN', 'Infinity', '1e309', '0x10', '1 2', 'left']) {
      const text = `block,row,seat,x,y\n"Sta\nlls",A,1,0,0\n\nStalls,A,2,${found},0\n`;
      expect(importPlan(fileOf(text))).toMatchObject({
        ok: false,
        problems: [{ code: 'SEAT_PLAN_PARSING', source: { line: 5 }, values: { field: 'x', found } }],
      });
    }
  });

  it('says on which line the cells do not fit the header or a quote stays open', () => {
    expect(importPlan(fileOf(`${LINES.join('\n')}\nStalls,A\n`))).toMatchObject({
      ok: false,
      problems: [{ code: 'SEAT_PLAN_PARSING', source: { line: 5 } }],
    });
    expect(importPlan(fileOf(`${LINES[0]}\n"Stalls,A,1,0,0\n`)).problems[0]!.code).toBe('SEAT_PLAN_PARSING');
  });

  it('keeps an empty coordinate as a problem of its seat', () => {
    const { problems } = requirePlan(fileOf(`${LINES.join('\n')}\nCircle,B,2,,\n`));
    expect(problems.find((problem) => problem.code === 'SEAT_COORDINATE_MISSING')!.place).toMatchObject({
      block: 'Circle',
      row: 'B',
      seat: '2',
    });
  });

  it('arranges seats for which the file has no coordinates, unless told otherwise', () => {
    const text = 'block,row,seat\nA,1,1\nA,1,2\nA,2,1\nB,1,1\n';
    const arranged = requirePlan(fileOf(text));
    expect(arranged.problems[0]).toMatchObject({ code: 'POSITIONS_ARRANGED', values: { layout: 'bowl', blocks: 2 } });
    expect(arranged.problems.some((problem) => problem.severity === 'error')).toBe(false);
    const kept = requirePlan(fileOf(text), { layout: 'as-is' });
    expect(kept.problems.filter((problem) => problem.code === 'SEAT_COORDINATE_MISSING')).toHaveLength(4);
  });

  it('refuses a seat that stands in the file twice', () => {
    expect(importPlan(fileOf(`${LINES.join('\n')}\nstalls,a,2,99,99\nSTALLS,A,2,9,9\n`))).toMatchObject({
      ok: false,
      problems: [
        { code: 'SEAT_IDS_DUPLICATE', place: { block: 'stalls', row: 'a', seat: '2' } },
        { code: 'SEAT_IDS_DUPLICATE', place: { block: 'STALLS', row: 'A', seat: '2' } },
      ],
    });
  });

  it('reads marks in other words, and says which it does not know', () => {
    const text = 'row,seat,access,restricted view\nA,1,Rollstuhl,ja\nA,2,,nein\nA,3,ramp,pillar\nA,4,lift,\n';
    const { plan, problems } = requirePlan(fileOf(text));
    expect(plan.blocks[0]!.rows[0]!.seats.map(({ access, restrictedView }) => [access, restrictedView])).toEqual([
      ['wheelchair', true],
      [undefined, undefined],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(problems.filter(({ code }) => code === 'CSV_WORDS_NOT_READ').map(({ values }) => values)).toEqual([
      { field: 'access', count: 2, found: 'ramp' },
      { field: 'restrictedView', count: 1, found: 'pillar' },
    ]);
  });

  it('names the line of a wrong number, behind lines of empty cells too', () => {
    const { problems } = importPlan(fileOf('sep=,\nblock,row,seat,x,y\n,,,,\nA,1,1,0,0\n,,,,\nA,1,2,wide,0\n'));
    expect(problems[0]).toMatchObject({ code: 'SEAT_PLAN_PARSING', source: { line: 6 }, values: { found: 'wide' } });
  });

  it('takes one guarding apostrophe off a cell, no more', () => {
    const { plan } = requirePlan(fileOf("block,row,seat,x,y\n'-A,''=B,'C,0,0\n"));
    expect(plan.blocks[0]).toMatchObject({ label: '-A', rows: [{ label: "'=B", seats: [{ label: "'C" }] }] });
  });

  it('stops at the allowed number of seats', () => {
    const text = `row,seat\n${'A,1\n'.repeat(6)}`;
    expect(importPlan({ ...fileOf(text), options: { maxSeats: 5 } }).problems[0]!.code).toBe('TOO_MANY_SEATS');
    const empty = `row,seat\n${',\n'.repeat(9)}A,1\nA,2\n${',\n'.repeat(9)}A,3\n`;
    expect(requirePlan({ ...fileOf(empty) }, { maxSeats: 3 }).seatCount).toBe(3);
  });

  it('reads the real stadium: zones are blocks, arranged because their grids are local', () => {
    const { plan, problems } = requirePlan(readFixture('tabular/rakuten-taoyuan-stadium.csv'));
    expect(plan.name).toBe('樂天桃園棒球場');
    expect(plan.blocks[0]).toMatchObject({ label: '西下A' });
    expect(plan.blocks[0]!.rows).toHaveLength(19);
    expect(problems[0]).toMatchObject({ code: 'CSV_COLUMNS_LEFT_OUT', values: { found: 'spaceType, version' } });
    expect(problems[1]).toMatchObject({ code: 'POSITIONS_ARRANGED', values: { layout: 'bowl', blocks: 52 } });
    expect(plan.shapes).toMatchObject([{ kind: 'stage' }]);
  });
});
