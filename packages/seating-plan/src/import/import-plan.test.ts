import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeText, makeBlock, makePlan } from '../../test/make-plan.ts';
import { type ImportOptions, importPlan } from './import-plan.ts';
import { detectFormat } from './recognise/recognise-file.ts';

const importText = (text: string, name = 'plan.json', options: ImportOptions = {}) =>
  importPlan({ name, bytes: encodeText(text), options });
const good = makePlan([makeBlock(1, 'Stalls', [2])]);

const seats = [{ x: 0, y: 0, label: '1' }];
const zone = (change: object) => ({ categories: [], zones: [{ name: 'A', rows: [], ...change }] });
const area = (change: object) => zone({ areas: [change] });
const chart = (change: object) => ({ subChart: { rows: [{ label: 'A', seats }], ...change } });
const figure = (change: object) => chart({ shapes: [change] });
const spec = (change: object) => ({
  schema: { name: 'A' },
  sections: [{ name: 'A', rows: 1, seatsPerRow: 1, ...change }],
});
const arc = (change: object) => spec({ type: 'arc', radius: 1, ...change });
const ga = (change: object) => spec({ type: 'ga', ...change });
const far = { x: 0, y: '#' };

/** Numbers that are summed, rotated or drawn, in each format; '#' marks one beyond every limit. */
const UNBOUNDED: [path: string, file: object][] = [
  ['zones[0].position.y', zone({ position: far })],
  ['zones[0].rows[0].position.y', zone({ rows: [{ row_number: 'A', seats: [], position: far }] })],
  ['zones[0].areas[0].position.y', area({ position: far })],
  ['zones[0].areas[0].rotation', area({ rotation: '#' })],
  ['zones[0].areas[0].rectangle.width', area({ rectangle: { width: '#', height: 1 } })],
  ['zones[0].areas[0].rectangle.height', area({ rectangle: { width: 1, height: '#' } })],
  ['zones[0].areas[0].ellipse.radius.y', area({ ellipse: { radius: far } })],
  ['zones[0].areas[0].circle.radius', area({ circle: { radius: '#' } })],
  ['zones[0].areas[0].polygon.points[0].y', area({ polygon: { points: [far] } })],
  ['zones[0].areas[0].text.size', area({ text: { size: '#' } })],
  ['zones[0].areas[0].text.position.y', area({ text: { position: far } })],
  ['version', { ...chart({}), version: '#' }],
  ['subChart.height', chart({ height: '#' })],
  ['subChart.focalPoint.y', chart({ focalPoint: far })],
  ['subChart.tables[0].center.y', chart({ tables: [{ center: far }] })],
  ['subChart.sections[0].topLeft.y', chart({ sections: [{ topLeft: far }] })],
  ['subChart.sections[0].points[0].y', chart({ sections: [{ points: [far] }] })],
  ['subChart.shapes[0].center.y', figure({ center: far })],
  ['subChart.shapes[0].points[0].y', figure({ points: [far] })],
  ...['radius', 'radius1', 'radius2', 'width', 'height', 'rotationAngle'].map((name): [string, object] => [
    `subChart.shapes[0].${name}`,
    figure({ [name]: '#' }),
  ]),
  ...['radius', 'arcDegrees', 'rowSpacing', 'rows', 'seatsPerRow'].map((name): [string, object] => [
    `sections[0].${name}`,
    arc({ [name]: '#' }),
  ]),
  ...['width', 'height'].map((name): [string, object] => [`sections[0].${name}`, ga({ [name]: '#' })]),
  ['sections[0].position.y', spec({ position: far })],
  ['sections[0].spacing.y', spec({ spacing: far })],
  ['sections[0].points[0].y', ga({ points: [far] })],
  ['sections[0].numbering.rows.step', spec({ numbering: { rows: { step: '#' } } })],
  ['sections[0].numbering.rows.from', spec({ numbering: { rows: { from: '9'.repeat(400) } } })],
  ['shapes[0].width', { ...spec({}), shapes: [{ type: 'stage', width: '#' }] }],
  ['shapes[0].height', { ...spec({}), shapes: [{ type: 'stage', height: '#' }] }],
  ['sections[0].transform.y', { sections: [{ transform: { x: 0, y: '#' }, rows: [] }] }],
  ['sections[0].transform.scale', { sections: [{ transform: { x: 0, y: 0, scale: '#' }, rows: [] }] }],
];

describe('importPlan', () => {
  it('reads our own document', () => {
    expect(importText(JSON.stringify(good))).toMatchObject({ ok: true, format: 'parterre', plan: good, problems: [] });
  });

  it('finds the format by content, whatever the name', () => {
    expect(detectFormat({ name: 'x.bin', bytes: encodeText(` \n${JSON.stringify(good)}`) })).toBe('parterre');
    expect(detectFormat({ name: 'x', bytes: encodeText('Section;Row;Seat\nA;1;1') })).toBe('csv');
    expect(detectFormat({ name: 'x', bytes: encodeText('Ort,Nr\n"Parkett\nlinks",1') })).toBe('csv');
    expect(detectFormat({ name: 'x', bytes: encodeText('<?xml version="1.0"?><svg/>') })).toBe('svg');
    expect(detectFormat({ name: 'x.json', bytes: encodeText('{"a": ') })).toBeUndefined();
  });

  it.each([
    ['{"a": 1}', 'a.json'],
    ['[]', 'a.json'],
    ['"text"', 'a.json'],
    ['hello world', 'a.txt'],
    ['<html></html>', 'a.html'],
    ['', 'a'],
  ])('knows no format in %j', (text, name) => {
    expect(importText(text, name)).toEqual({ ok: false, problems: [{ severity: 'error', code: 'FORMAT_UNKNOWN' }] });
  });

  it('names a workbook, which is to be saved as CSV', () => {
    expect(importText('PK\u0003\u0004\u0000', 'a.xlsx')).toMatchObject({
      ok: false,
      format: 'workbook',
      problems: [{ code: 'FORMAT_NOT_READ' }],
    });
  });

  it('says in which line and column JSON breaks', () => {
    expect(importText('{\n  "zones": [,]\n}')).toEqual({
      ok: false,
      problems: [
        { severity: 'error', code: 'SEAT_PLAN_PARSING', source: { line: 2, column: 13 }, values: { reason: 'json' } },
      ],
    });
  });

  it.each([
    ['time zones', { zones: ['Europe/Berlin', 'Europe/Paris'] }],
    ['zones of an area', { name: 'Town', zones: [{ name: 'North', areas: 3 }] }],
    ['zones with seats', { categories: [], zones: [{ name: 'Stalls', seats: [{ label: '1', x: 0, y: 0 }] }] }],
    ['rows of another maker', { categories: [], zones: [{ name: 'A', rows: [{ name: '1', seats: [{ no: 1 }] }] }] }],
    ['sections with rows of another maker', { sections: [{ name: 'A', rows: [{ label: '1', seats: [{ no: 1 }] }] }] }],
    ['a schema of something else', { schema: {}, sections: [{ name: 'A', rows: [{ label: '1' }] }] }],
  ])('does not take for a plan of a vendor what only has a word of it: %s', (_, value) => {
    expect(importText(JSON.stringify(value)).problems).toMatchObject([{ code: 'FORMAT_UNKNOWN' }]);
  });

  it('knows a pretix plan without seats, and one of the first draft', () => {
    expect(importText(JSON.stringify(zone({}))).problems).toMatchObject([{ code: 'PLAN_EMPTY' }]);
    const row = { row_number: 'A', seats: [{ seat_number: '1', position: { x: 0, y: 0 } }] };
    expect(importText(JSON.stringify({ name: 'Hall', zones: [{ name: 'S', rows: [row] }] })).format).toBe('pretix');
  });

  it('tells seats that have a question mark for a label, with the first of them', () => {
    const row = { label: 'A', seats: ['1', '?', '??'].map((label, x) => ({ label, x: x * 20, y: 0 })) };
    const plan = makePlan([{ ...makeBlock(1, 'Stalls', []), rows: [row] }]);
    expect(importText(JSON.stringify(plan)).problems).toMatchObject([
      { code: 'SEATS_UNNAMED', place: { block: 'Stalls', row: 'A', seat: '?' }, values: { count: 2 } },
    ]);
  });

  it('names the version of a document of ours that is newer than what it knows', () => {
    const newer = { ...good, formatVersion: 2, floors: [] };
    expect(importText(JSON.stringify(newer))).toMatchObject({
      ok: false,
      format: 'parterre',
      problems: [{ code: 'VERSION_NOT_READ', source: { path: 'formatVersion' }, values: { version: 2, known: 1 } }],
    });
    expect(importText(JSON.stringify({ ...good, formatVersion: '2.0' })).problems).toMatchObject([
      { code: 'VERSION_NOT_READ', values: { version: '2.0' } },
    ]);
    expect(importText(JSON.stringify({ ...good, formatVersion: undefined })).problems).toMatchObject([
      { code: 'SEAT_PLAN_PARSING', source: { path: 'formatVersion' } },
    ]);
  });

  it('refuses a plan without seats and standing areas', () => {
    expect(importText(JSON.stringify(makePlan([]))).problems[0]!.code).toBe('PLAN_EMPTY');
  });

  it('refuses a file or plan that is too large', () => {
    const options = { maxBytes: 10 };
    expect(importText('{"zones": []}', 'a.json', options).problems[0]).toMatchObject({
      code: 'FILE_TOO_LARGE',
      values: { sizeBytes: 13, maxBytes: 10 },
    });
    expect(importPlan({ name: 'a', bytes: new Uint8Array(50 * 1024 * 1024 + 1) }).problems[0]!.code).toBe(
      'FILE_TOO_LARGE',
    );
    expect(importText(JSON.stringify(good), 'a.json', { maxSeats: 1 }).problems[0]!.code).toBe('TOO_MANY_SEATS');
  });

  it('refuses values that are numbers to JSON but no places', () => {
    const text = JSON.stringify(good).replace('"x":20', '"x":1e309');
    expect(importText(text).problems[0]).toMatchObject({
      code: 'SEAT_PLAN_PARSING',
      source: { path: 'blocks[0].rows[0].seats[1].x' },
    });
    const far = JSON.stringify(good).replace('"x":20', '"x":1e300');
    expect(importText(far).problems.map((problem) => problem.code)).toEqual(['SEAT_COORDINATE_MISSING']);
  });

  it('refuses a drawing that reaches beyond all plans: nothing of it could be seen', () => {
    const shapes = [{ kind: 'stage', points: [{ x: 1e308, y: 0 }] }];
    const result = importText(JSON.stringify({ ...good, shapes }));
    expect(result).toMatchObject({
      ok: false,
      problems: [{ severity: 'error', code: 'SEAT_COORDINATE_MISSING', values: { what: 'shape', number: 1 } }],
    });
  });

  it('takes labels of its own format without the blanks round them, and refuses seats that then are the same', () => {
    const text = JSON.stringify(good);
    const [seat] = good.blocks[0]!.rows[0]!.seats;
    const spaced = importText(text.replace(`"label":"${seat!.label}"`, `"label":" ${seat!.label} "`));
    expect(spaced.ok && spaced.plan).toEqual(good);
    const twice = importText(text.replace(/"label":"2"/, '"label":" 1"'));
    expect(twice).toMatchObject({ ok: false, problems: [{ code: 'SEAT_IDS_DUPLICATE' }] });
  });

  it('adds a category that a plan of its own format does not describe', () => {
    const text = JSON.stringify(good).replace('"label":"2"', '"label":"2","category":"gold"');
    const result = importText(text);
    expect(result.ok && result.plan.categories).toEqual([{ key: 'gold', label: 'gold' }]);
    expect(result.problems).toContainEqual(
      expect.objectContaining({ code: 'CATEGORY_ADDED', values: { category: 'gold' } }),
    );
  });

  it('takes a blank category for none, of seats and in the list', () => {
    const text = JSON.stringify({ ...good, categories: [{ key: '', label: 'Nothing' }] });
    const result = importText(text.replace('"label":"2"', '"label":"2","category":" "'));
    expect(result).toMatchObject({ ok: true, plan: good, problems: [] });
    const seat = { x: 0, y: 0, label: '1', categoryKey: '' };
    const chart = importText(JSON.stringify({ version: 20, subChart: { rows: [{ label: 'A', seats: [seat] }] } }));
    expect(chart.ok && chart.plan.blocks[0]!.rows[0]!.seats).toEqual([{ label: '1', x: 0, y: 0 }]);
  });

  it('refuses a standing area of a capacity nobody can add up, and finds what else it lacks', () => {
    const area = { label: ' Pit ', capacity: 300, outline: [10, 20, 20].map((x, at) => ({ x, y: at * 10 })) };
    const withArea = (change: object) =>
      importText(JSON.stringify({ ...good, standingAreas: [{ ...area, ...change }] }));
    expect(withArea({})).toMatchObject({ ok: true, plan: { standingAreas: [{ label: 'Pit' }] }, problems: [] });
    expect(withArea({ capacity: 1e15 })).toMatchObject({
      ok: false,
      problems: [{ code: 'NUMBER_OUT_OF_RANGE', place: { areaIndex: 0, area: 'Pit' }, values: { what: 'capacity' } }],
    });
    expect(withArea({ capacity: 12.5 }).problems).toMatchObject([{ source: { path: 'standingAreas[0].capacity' } }]);
    expect(withArea({ label: ' ', outline: [] }).problems).toMatchObject([
      { severity: 'error', code: 'STANDING_AREA_LABEL_REQUIRED' },
      { severity: 'error', code: 'STANDING_AREA_OUTLINE_REQUIRED' },
    ]);
    const chart = {
      subChart: { generalAdmissionAreas: [{ label: 'Pit', capacity: 12.5, center: { x: 0, y: 0 }, radius: 9 }] },
    };
    expect(importText(JSON.stringify(chart)).problems).toMatchObject([{ code: 'NUMBER_OUT_OF_RANGE' }]);
  });

  it.each(UNBOUNDED)('names the field of a number that no plan has: %s', (path, file) => {
    const result = importText(JSON.stringify(file).replaceAll('"#"', '1e308'));
    expect(result.ok).toBe(false);
    const [problem] = result.problems;
    expect(problem).toMatchObject({ code: 'SEAT_PLAN_PARSING', source: { path }, values: { reason: 'too_big' } });
  });

  it('finds a rotation of a table that no seat has', () => {
    const { problems } = importText('row,seat,x,y,rotation\nA,1,0,0,1e308\n', 'a.csv');
    const found = problems.filter(({ severity }) => severity === 'error');
    expect(found).toMatchObject([{ code: 'NUMBER_OUT_OF_RANGE', place: { seat: '1' }, values: { what: 'rotation' } }]);
  });

  it('refuses nesting that no plan has, before parsing it', () => {
    const result = importText(`{"zones": ${'['.repeat(1_000_000)}`);
    expect(result.problems[0]).toMatchObject({ code: 'SEAT_PLAN_PARSING', values: { reason: 'depth' } });
  });

  it('refuses more objects than any plan has, before parsing them', () => {
    const result = importText(`{"zones": [${'{},'.repeat(2_000_000)}{}]}`);
    expect(result.problems[0]).toMatchObject({ code: 'SEAT_PLAN_PARSING', values: { reason: 'objects' } });
  });

  it('stops at the first of a million wrong items', () => {
    for (const frame of [
      '{"categories": [], "zones": [{"rows": [#]}]}',
      JSON.stringify({ ...good, blocks: ['#'] }).replace('"#"', '#'),
    ]) {
      const result = importText(frame.replace('#', `${'1,'.repeat(1_000_000)}1`));
      expect(result.problems).toHaveLength(1);
      expect(result.problems[0]!.source!.path).toMatch(/^(?:zones\[0\]\.rows|blocks)\[0\]$/);
    }
  });

  it('lets no key of a file reach a prototype', () => {
    const evil = `{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}, `;
    const results = [
      importText(`${evil}${JSON.stringify(good).slice(1)}`),
      importText(
        `${evil}"categories": [], "zones": [{"__proto__": {"polluted": 1}, "name": "__proto__", "rows": []}]}`,
      ),
      importText(`${evil}"subChart": {"__proto__": {"rows": 1}}}`),
      importText('block,row,seat,x,y\n__proto__,__proto__,polluted,0,0\nconstructor,toString,1,0,0\n', 'a.csv'),
    ];
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(results.map((result) => result.ok)).toEqual([false, false, false, true]);
  });

  it('answers whatever it is given', () => {
    const json = fc.json().map((text) => encodeText(text));
    const framed = fc
      .json()
      .map((text) => encodeText(`{"categories": [], "zones": [{"rows": [${text}]}], "subChart": ${text}}`));
    const cells = fc.array(fc.array(fc.string({ maxLength: 5 }), { maxLength: 4 }), { maxLength: 5 });
    const csv = cells.map((lines) => encodeText(['row,seat,x,y', ...lines.map((line) => line.join(','))].join('\n')));
    fc.assert(
      fc.property(
        fc.oneof(json, framed, csv, fc.uint8Array({ maxLength: 200 })),
        fc.constantFrom('a.json', 'a.csv', 'a'),
        (bytes, name) => {
          const result = importPlan({ name, bytes });
          if (!result.ok) expect(result.problems.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([
    ['one unclosed string', '{"zones": "'],
    ['one huge cell', 'row,seat\n"'],
  ])('is not held up by megabytes of nonsense: %s', (_, start) => {
    const result = importText(start + 'x'.repeat(4_000_000), 'a');
    expect(result.ok).toBe(false);
    expect(result.problems[0]!.code).toBe('SEAT_PLAN_PARSING');
  });

  it('splits a block only where rows repeat, and keeps labels free and within their length', () => {
    const row = { label: 'A', seats: [{ label: '1', x: 0, y: 0 }] };
    const long = 'L'.repeat(40);
    const block = (blockId: number, label: string, count: number) => ({
      ...makeBlock(blockId, label, []),
      rows: Array.from({ length: count }, (_, index) => ({
        ...row,
        seats: [{ label: '1', x: blockId * 90, y: index * 20 }],
      })),
    });
    const plan = makePlan([block(4, 'Stalls', 2), block(5, 'Stalls 2', 1), block(6, long, 3)]);
    const result = importText(JSON.stringify(plan), 'a.json', { repeatedRows: 'split-blocks' });
    expect(result.ok && result.plan.blocks.map(({ blockId, label }) => [blockId, label])).toEqual([
      [4, 'Stalls 1'],
      [7, 'Stalls 3'],
      [5, 'Stalls 2'],
      [6, `${'L'.repeat(38)} 1`],
      [8, `${'L'.repeat(38)} 2`],
      [9, `${'L'.repeat(38)} 3`],
    ]);
  });

  it('splits a block where its rows lie apart, and numbers blocks of one label on', () => {
    const rowsOf = (...rows: [label: string, y: number][]) =>
      rows.map(([label, y]) => ({ label, seats: [{ label: '1', x: 0, y }] }));
    const apart = {
      ...makeBlock(1, 'Stalls', []),
      rows: rowsOf(['A', 0], ['B', 20], ['C', 40], ['D', 240], ['A', 260]),
    };
    const alike = { ...makeBlock(2, 'STALLS', []), rows: rowsOf(['A', 500], ['A', 520]) };
    const plan = JSON.stringify(makePlan([apart, alike]));
    const result = importText(plan, 'a.json', { repeatedRows: 'split-blocks' });
    expect(
      result.ok && result.plan.blocks.map(({ label, rows }) => [label, rows.map((row) => row.label).join('')]),
    ).toEqual([
      ['Stalls 1', 'ABC'],
      ['Stalls 2', 'DA'],
      ['STALLS 3', 'A'],
      ['STALLS 4', 'A'],
    ]);
  });

  it('leaves room for the ids of blocks that are drawn later', () => {
    const ids = [7, 9_007_199_254_740_991, 600_000_000, 3];
    const plan = makePlan(ids.map((blockId, at) => ({ ...makeBlock(1, `Block ${at}`, [2], at * 100), blockId })));
    const result = importText(JSON.stringify(plan));
    expect(result.ok && result.plan.blocks.map(({ blockId }) => blockId)).toEqual([7, 8, 9, 3]);
    expect(result.problems).toEqual([]);
  });

  it('takes a colour only where it is one', () => {
    const colours = ['#a1b2c3', 'tomato', 'rgb(1, 2, 3)', 'url(javascript:1)', 'red;x', '\u0000'];
    const categories = colours.map((colour, at) => ({ key: `${at}`, label: `${at}`, colour }));
    const result = importText(JSON.stringify({ ...good, categories }));
    expect(result.ok && result.plan.categories.map(({ colour }) => colour)).toEqual([
      ...['#a1b2c3', 'tomato', 'rgb(1, 2, 3)'],
      ...[undefined, undefined, undefined],
    ]);
  });

  it('knows an SVG by its root element, whatever stands before it', () => {
    const seat = '<circle id="A-1-2" cx="1" cy="2" r="5"/>';
    const long = `<!-- ${'<svg> is meant '.repeat(1000)} -->`;
    const doctype =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    for (const head of [long, `<?xml version="1.0"?>\n${doctype}\n${long}`, `${doctype}<?x ${'y'.repeat(5000)}?>`])
      expect(importText(`${head}<svg>${seat}</svg>`, 'hall.txt').format, head.slice(0, 20)).toBe('svg');
    expect(importText(`${long}<html><svg>${seat}</svg></html>`, 'hall.svg').format).toBeUndefined();
    expect(importText(`<!DOCTYPE x [${'<!ENTITY a "[">'.repeat(1000)}`, 'hall.svg').format).toBeUndefined();
  });
});
