import type { PlanFinding } from '@parterre/contract/seating-plans/plan';
import { checkPlan, type PlanBlock } from '@parterre/seating-plan';
import { importPlan } from '@parterre/seating-plan/import';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { startI18n } from '#i18n/start-i18n.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { FindingList } from './finding-list.tsx';

afterEach(async () => {
  await startI18n('en-GB');
});

const seat = (label: string, x: number | null = 0) => ({ label, x, y: 0 });
const GOOD: PlanBlock = {
  blockId: 1,
  label: 'Stalls',
  description: 'Ground floor',
  bestRank: 1,
  rows: [{ label: 'A', seats: [seat('1'), seat('2', 20)] }],
};
const rows = (label: string, ...seats: PlanBlock['rows'][number]['seats']) => ({ ...GOOD, rows: [{ label, seats }] });

/** The eleven editor codes of the specification (§8): a plan with the fault, and the text on screen. */
const CODES: readonly [code: string, plan: PlanBlock, english: string, german: RegExp][] = [
  ['seat missing coordinate', rows('A', seat('1', null)), 'The seat has no position.', /Der Platz/],
  [
    'seat label character length',
    rows('A', seat('1234567')),
    'The seat label has 7 characters; at most 6 are allowed.',
    /7 Zeichen/,
  ],
  ['duplicate seat ids', rows('A', seat('1'), seat('1', 20)), 'The seat exists twice: Stalls|A|1.', /Stalls\|A\|1/],
  [
    'row label length',
    rows('x'.repeat(11), seat('1')),
    'The row label has 11 characters; at most 10 are allowed.',
    /11 Zeichen/,
  ],
  ['row label required', rows('', seat('1')), 'The row has no label.', /^Die Reihe/],
  [
    'block label length',
    { ...GOOD, label: 'x'.repeat(41) },
    'The block label has 41 characters; at most 40 are allowed.',
    /41 Zeichen/,
  ],
  ['block label required', { ...GOOD, label: '' }, 'The block has no label.', /^Der Block/],
  [
    'block label allowed characters',
    { ...GOOD, label: 'Stalls (left)' },
    'The block label has a character that is not allowed: (',
    /Zeichen/,
  ],
  [
    'block description length',
    { ...GOOD, description: 'x'.repeat(251) },
    'The block description has 251 characters; at most 250 are allowed.',
    /251 Zeichen/,
  ],
  [
    'warning for empty best block',
    { ...GOOD, bestRank: null },
    'The block has no best rank, so best available takes it last.',
    /Bestplatz-Rang/,
  ],
  ['warning for empty description', { ...GOOD, description: '' }, 'The block has no description.', /Beschreibung/],
];

const find = (block: PlanBlock): PlanFinding[] =>
  checkPlan({
    ...{ format: 'parterre-seating-plan', formatVersion: 1, name: 'Hall', categories: [] },
    ...{ blocks: [block], standingAreas: [], shapes: [] },
  }).map((problem) => ({ ...problem, place: { ...problem.place }, values: { ...problem.values } }));
const show = (findings: PlanFinding[], language: string) =>
  renderWithConsole(<FindingList canShow={() => false} findings={findings} onShow={() => undefined} />, { language });

describe('what is found in a plan is read on screen', () => {
  test.each(CODES)('%s', async (_code, block, english, german) => {
    const findings = find(block);
    expect(findings).toHaveLength(1);
    const { unmount } = await show(findings, 'en-GB');
    expect(await screen.findByText(english)).toBeVisible();
    unmount();
    await show(findings, 'de');
    expect(await screen.findByText(german)).toBeVisible();
    expect(screen.queryByText(english)).not.toBeInTheDocument();
  });

  test('seat plan parsing error', async () => {
    const result = importPlan({ name: 'hall.json', bytes: new TextEncoder().encode('{"blocks": [') });
    await show(
      result.problems.map(({ severity, code, values }) => ({ severity, code, place: {}, values: { ...values } })),
      'en-GB',
    );
    expect(await screen.findByText('The plan could not be read: the file is not valid JSON.')).toBeVisible();
  });
});
