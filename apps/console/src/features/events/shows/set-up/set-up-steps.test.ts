import type { ReadinessEntry } from '@parterre/contract/shows/overview';
import { describe, expect, it } from 'vitest';
import { listSetUpSteps } from './set-up-steps.ts';

const entry = (area: ReadinessEntry['area'], level: ReadinessEntry['level']): ReadinessEntry => ({
  code: 'IMAGE_MISSING',
  area,
  level,
  values: {},
});
const rate = (entries: ReadinessEntry[], contents = {}) =>
  Object.fromEntries(listSetUpSteps('K7M2QXRB', entries, contents).map((step) => [step.key, [step.state, step.count]]));

describe('the steps of a set-up', () => {
  it('stand in the order people work, each with its page', () => {
    expect(listSetUpSteps('K7M2QXRB', []).map((step) => step.href)).toEqual(
      [
        'details',
        'tickets',
        'seating',
        'holds',
        'offer-codes',
        'questions',
        'print-at-home',
        'links',
        'guest-lists',
        'history',
      ].map((page) => `/shows/K7M2QXRB/${page}`),
    );
  });

  it('count their errors, and their warnings only where nothing is wrong', () => {
    const rated = rate([
      entry('tickets', 'error'),
      entry('tickets', 'warning'),
      entry('texts', 'warning'),
      entry('images', 'warning'),
      entry('details', 'passed'),
    ]);
    expect(rated).toMatchObject({ prices: ['error', 1], details: ['warning', 2] });
  });

  it('are done when all that is checked has passed, and open where nothing is checked', () => {
    const rated = rate([entry('seating', 'passed')]);
    expect(rated).toMatchObject({ seating: ['done', 0], 'short-urls': ['open', 0], history: ['open', 0] });
  });

  it('are filled where there is content but no check', () => {
    const rated = rate([entry('links', 'warning')], { holds: 3, 'guest-lists': 0, 'short-urls': 4 });
    expect(rated).toMatchObject({ holds: ['filled', 3], 'guest-lists': ['open', 0], 'short-urls': ['warning', 1] });
  });
});
