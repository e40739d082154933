import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlanFinding } from '@parterre/contract/seating-plans/plan';
import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { nameBrand, startI18n } from '#i18n/start-i18n.ts';
import { describeFinding, describePlace } from './describe-finding.ts';

const root = join(import.meta.dirname, '../../../../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Every code of the package and the server, read from their sources. */
const CODES = [
  ...matchAll(read('packages/seating-plan/src/format/plan-problem.ts'), /\| '([A-Z_]+)'/g),
  ...matchAll(read('packages/seating-plan/src/import/import-problem.ts'), /[|=] '([A-Z_]+)'/g),
  ...matchAll(
    read('apps/api/src/resources/seating/seating-plans/documents/run-plan-worker.ts'),
    /new PlanTooHeavy\(\s*'([A-Z_]+)'/g,
  ),
];

/** Values as the sources set them: each must appear in the text. */
const VALUES: Record<string, PlanFinding['values'][]> = {
  SEAT_COORDINATE_MISSING: [
    {},
    { what: 'outline', max: 1_000_000 },
    { what: 'standingArea', max: 1_000_000 },
    { what: 'shape', number: 3, max: 1_000_000 },
    { what: 'focalPoint', max: 1_000_000 },
  ],
  SEAT_LABEL_LENGTH: [
    { length: 8, max: 6 },
    { length: 0, max: 6 },
  ],
  SEAT_IDS_DUPLICATE: [{ seatId: 'North|A|1' }],
  ROW_LABEL_LENGTH: [{ length: 12, max: 10 }],
  BLOCK_LABEL_LENGTH: [{ length: 41, max: 40 }],
  BLOCK_LABEL_CHARACTERS: [{ character: '§' }],
  LABEL_CHARACTERS: [
    { character: 'U+200B' },
    { what: 'shape', number: 3, character: 'U+0007' },
    { what: 'category', number: 2, character: 'U+0007' },
  ],
  BLOCK_IDS_DUPLICATE: [{ blockId: 17 }],
  BLOCK_DESCRIPTION_CHARACTERS: [{ character: 'U+0007' }],
  STANDING_AREA_LABEL_LENGTH: [{ length: 41, max: 40 }],
  NUMBER_OUT_OF_RANGE: [
    { what: 'rotation', min: -360, max: 360 },
    { what: 'blockId', min: 1, max: 1_000_000_000 },
    { what: 'bestRank', min: 1, max: 1_000_000 },
    { what: 'capacity', min: 0, max: 1_000_000 },
  ],
  BLOCK_DESCRIPTION_LENGTH: [{ length: 251, max: 250 }],
  PLAN_TOO_LARGE: [
    { what: 'blocks', max: 65_536 },
    { what: 'seatLabels', max: 65_536 },
    { what: 'standingAreas', max: 1000 },
    { what: 'shapes', max: 10_000 },
    { what: 'categories', max: 1000 },
    { what: 'corners', max: 100_000 },
  ],
  SEAT_PLAN_PARSING: [
    { reason: 'json' },
    { reason: 'depth' },
    { reason: 'objects' },
    { reason: 'table', fault: 'quote-open', line: 3 },
    { reason: 'cells', count: 2, wanted: 5 },
    { reason: 'number', field: 'x', found: 'left' },
    { reason: 'invalid_type', expected: 'array' },
    { reason: 'unrecognized_keys', found: 'colour' },
    { reason: 'invalid_value', expected: 'in, out' },
    { reason: 'too_small', minimum: 1 },
    { reason: 'too_big', maximum: 1000 },
    { reason: 'xml' },
    { reason: 'entities' },
    { reason: 'elements' },
  ],
  SEATS_WITHOUT_LABELS: [{ format: 'Points without labels JSON' }, { format: 'SVG drawing', count: 312 }],
  SHAPES_WITHOUT_NAMES: [
    { named: 312, unnamed: 4 },
    { named: 312, unnamed: 1 },
  ],
  SEATS_MOSTLY_UNNAMED: [{ named: 4, unnamed: 312 }],
  ID_ORDER_ASSUMED: [{ example: '1-2-3' }],
  DRAWING_WITHOUT_SEATS: [{ format: 'SVG drawing' }],
  FORMAT_NOT_READ: [{ format: 'SVG drawing' }, { format: '' }],
  FILE_TOO_LARGE: [{ sizeBytes: 62_914_560, maxBytes: 52_428_800 }],
  TOO_MANY_SEATS: [{ count: 300_000, max: 250_000 }, { max: 250_000 }],
  CSV_COLUMNS_MISSING: [{ missing: 'tier', found: 'block, seat' }],
  ROW_LABEL_REPEATS: [{ block: 'North', labels: 3, rows: 12, groups: 2 }],
  READING_TOOK_TOO_LONG: [{ seconds: 20 }],
  READING_TOOK_TOO_MUCH_MEMORY: [{ megabytes: 512 }],
  POSITIONS_ARRANGED: [
    { layout: 'bowl', blocks: 84 },
    { layout: 'grid', blocks: 84 },
    { layout: 'grid', blocks: 1 },
  ],
  BLOCKS_SPLIT: [{ block: 'North', blocks: 3 }],
  FLOORS_SPREAD: [{ count: 2 }],
  SEATS_WITHOUT_CATEGORY: [{ count: 1234 }],
  CATEGORY_UNUSED: [{ category: 'Gold' }],
  CATEGORY_ADDED: [{ category: 'Gold' }],
  GENERAL_ADMISSION_KEPT_AS_STANDING: [{ label: 'Pit', capacity: 300 }],
  TABLE_BOOKED_AS_A_WHOLE: [{ table: 'T1' }],
  SECTION_WITHOUT_SEATS: [{ section: 'Balcony' }],
  DRAWING_LEFT_OUT: [
    { what: 'shapes', count: 4 },
    { what: 'booths', count: 4 },
    { what: 'backgroundImage', count: 1 },
    { what: 'other', count: 7 },
    { what: 'hidden', count: 7 },
    { what: 'scripts', count: 7 },
    { what: 'references', count: 7 },
  ],
  ROWS_ASSUMED: [
    { blocks: 5, row: '1' },
    { blocks: 1, row: '1' },
  ],
  STATES_LEFT_OUT: [{ count: 7 }, { count: 1 }],
  VERSION_UNTRIED: [{ version: 9 }],
  SEATS_ON_OTHERS: [
    { count: 5, block: 'Stalls' },
    { count: 1, block: 'Stalls' },
  ],
  CSV_WORDS_NOT_READ: [
    { field: 'x', count: 12, found: 'ramp' },
    { field: 'x', count: 1, found: 'ramp' },
  ],
  CSV_COLUMNS_LEFT_OUT: [
    { count: 2, found: 'price, colour' },
    { count: 1, found: 'price' },
  ],
  ENCODING_ASSUMED: [{ encoding: 'windows-1252' }],
  VERSION_NOT_READ: [{ version: 2, known: 1 }],
  DETAILS_LEFT_OUT: [
    { what: 'hiddenSeats', count: 6, names: 'Stalls' },
    { what: 'markedSeats', count: 6, names: 'Stalls' },
    { what: 'standingCategories', count: 2, names: 'GA1, GA2' },
    { what: 'zones', count: 2, names: 'Front, Back' },
    { what: 'focalPoints', count: 3 },
    { what: 'entrances', count: 4, names: 'East, North' },
    { what: 'displayLabels', count: 2, names: 'Aisle' },
  ],
  LABELS_COUNTED: [
    { what: 'rows', from: 'A', section: 'Stalls' },
    { what: 'seats', from: 'A', section: 'Stalls' },
  ],
  SEATS_UNNAMED: [{ count: 5 }, { count: 1 }],
};

/** Values that select a text instead of appearing in it. */
const CHOOSING = new Set(['reason', 'fault', 'what', 'layout', 'sizeBytes', 'maxBytes', 'format']);
/** A count of 1 has a text of its own that says so in words. */
const COUNTED = new Set(['count', 'blocks', 'unnamed']);

describe.each(['en-GB', 'de'])('the texts of findings in %s', (language) => {
  beforeAll(async () => {
    await startI18n(language);
    nameBrand('Rowline');
    await i18next.loadNamespaces(['seating-plans', 'kit']);
  });
  const t = () => i18next.getFixedT(language, 'seating-plans');

  test('there is a text for every code, in all its variants', () => {
    expect(CODES.length).toBeGreaterThan(35);
    const unknown = describeFinding({ code: 'X', values: {} }, t(), language).replace('(X)', '');
    for (const code of CODES) {
      for (const values of VALUES[code] ?? [{}]) {
        const text = describeFinding({ code, values }, t(), language);
        expect(text, code).not.toContain(unknown.trim().slice(0, 12));
        expect(text, code).not.toMatch(/findings\.|\{\{|NaN|undefined/);
      }
    }
  });

  test('the texts contain the values, written as the language writes numbers', () => {
    for (const [code, samples] of Object.entries(VALUES)) {
      for (const values of samples) {
        const text = describeFinding({ code, values }, t(), language);
        for (const [name, value] of Object.entries(values)) {
          if (CHOOSING.has(name) || value === '' || value === 0 || (COUNTED.has(name) && value === 1)) continue;
          const isNumber = typeof value === 'number';
          expect(text, `${code} ${name}`).toContain(isNumber ? value.toLocaleString(language) : value);
        }
      }
    }
  });

  test('only known codes have values in this test', () => {
    expect(Object.keys(VALUES).filter((code) => !CODES.includes(code))).toEqual([]);
  });
});

test('a format is named in the language of the reader', async () => {
  await startI18n('de');
  await i18next.loadNamespaces(['seating-plans', 'kit']);
  const t = i18next.getFixedT('de', 'seating-plans');
  const describeFormat = (format: string) => describeFinding({ code: 'FORMAT_NOT_READ', values: { format } }, t, 'de');
  expect(describeFormat('SVG drawing')).toContain('SVG-Zeichnung');
  expect(describeFormat('Papyrus')).toContain('Papyrus');
});

describe('in English', () => {
  beforeAll(async () => {
    await startI18n('en-GB');
    await i18next.loadNamespaces(['seating-plans', 'kit']);
  });
  const t = () => i18next.getFixedT('en-GB', 'seating-plans');

  test('sizes of files are written as people know them', () => {
    const [values] = VALUES.FILE_TOO_LARGE!;
    const text = describeFinding({ code: 'FILE_TOO_LARGE', values: values! }, t(), 'en-GB');
    expect(text).toBe('The file has 60 MB; at most 50 MB can be imported.');
  });

  test('an unknown code is shown as it is', () => {
    expect(describeFinding({ code: 'NEW_CODE', values: {} }, t(), 'en-GB')).toContain('NEW_CODE');
  });

  test('a place is named in the plan or in the file', () => {
    expect(describePlace({ block: 'North', row: 'A', seat: '12' }, t())).toBe('Block North, row A, seat 12');
    expect(describePlace({ line: 4, column: 7 }, t())).toBe('Line 4, column 7');
    expect(describePlace({ path: 'zones[0].rows[2]' }, t())).toBe('At zones[0].rows[2]');
    expect(describePlace({ area: 'Pit', areaIndex: 1 }, t())).toBe('Standing area Pit');
    expect(describePlace({ area: '', areaIndex: 1 }, t())).toBe('Standing area 2');
    expect(describePlace({ blockIndex: 3 }, t())).toBe('');
    expect(describePlace({ block: '', blockIndex: 3 }, t())).toBe('Block no. 4');
    const blank = { block: 'North', blockIndex: 0, row: ' ', rowIndex: 1, seat: '', seatIndex: 2 };
    expect(describePlace(blank, t())).toBe('Block North, row no. 2, seat no. 3');
  });
});

function matchAll(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}
