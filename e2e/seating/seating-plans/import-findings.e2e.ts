import { expect, signIn, test } from '../../support/journey.ts';

const seat = (label: string, x: number | null = 0) => ({ label, x, y: 0 });
const row = (label: string, ...seats: ReturnType<typeof seat>[]) => ({ rows: [{ label, seats }] });

type Fault = [code: string, fault: object, words: string];

/** The editor codes of the specification (§8): the fault of a block, and what the page says of it. */
const FAULTS: readonly Fault[] = [
  ['seat missing coordinate', row('A', seat('1', null)), 'The seat has no position.'],
  ['seat label character length', row('A', seat('1234567')), 'The seat label has 7 characters; at most 6 are allowed.'],
  ['row label length', row('x'.repeat(11), seat('1')), 'The row label has 11 characters; at most 10 are allowed.'],
  ['row label required', row('', seat('1')), 'The row has no label.'],
  ['block label length', { label: 'x'.repeat(41) }, 'The block label has 41 characters; at most 40 are allowed.'],
  ['block label required', { label: '' }, 'The block has no label.'],
  [
    'block label allowed characters',
    { label: 'Stalls (left)' },
    'The block label has a character that is not allowed: (',
  ],
  [
    'block description length',
    { description: 'x'.repeat(251) },
    'The block description has 251 characters; at most 250 are allowed.',
  ],
  ['warning for empty best block', { bestRank: null }, 'The block has no best rank, so best available takes it last.'],
  ['warning for empty description', { description: '' }, 'The block has no description.'],
];

/** Seats are found by their ids, so a plan that has one twice is refused as a whole. */
const DUPLICATE: Fault = [
  'duplicate seat ids',
  { label: 'Stalls', ...row('A', seat('1'), seat('1', 20)) },
  'The seat exists twice: Stalls|A|1.',
];

test('a plan file with every fault of the specification is read and each said; one that cannot be read is refused', async ({
  page,
}) => {
  await signIn(page, 'seating', '/venues');
  await page.getByRole('link', { name: 'David Geffen Hall' }).first().click();
  await page.getByRole('link', { name: 'Import plan' }).first().click();
  const choose = (label: string, text: string) =>
    page
      .getByLabel(label)
      .first()
      .setInputFiles({ name: 'hall.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose('Choose a plan file', writePlan(FAULTS));
  for (const [code, , words] of FAULTS) await expect(page.getByText(words), code).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import \d+ seats$/ })).toBeDisabled();
  await choose('Choose another file', writePlan([DUPLICATE]));
  await expect(page.getByText(DUPLICATE[2])).toBeVisible();
  await choose('Choose another file', '{"blocks": [');
  await expect(page.getByText('The plan could not be read: the file is not valid JSON.')).toBeVisible();
});

const writePlan = (faults: readonly Fault[]): string =>
  JSON.stringify({
    ...{ format: 'parterre-seating-plan', formatVersion: 1, name: 'Hall', categories: [] },
    ...{ standingAreas: [], shapes: [] },
    blocks: faults.map(([code, fault], index) => ({
      ...{ blockId: index + 1, label: `Block ${index}`, description: code, bestRank: index + 1 },
      ...row('A', seat('1', 100 * index), seat('2', 100 * index + 20)),
      ...fault,
    })),
  });
