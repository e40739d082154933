import type { PlanFinding } from '@parterre/contract/seating-plans/plan';
import { describe, expect, it } from 'vitest';
import { groupFindings } from './group-findings.ts';

const finding = (severity: PlanFinding['severity'], code: string, values: PlanFinding['values'] = {}): PlanFinding => ({
  severity,
  code,
  place: {},
  values,
});

describe('groups of findings', () => {
  it('have errors first, and each code together in the order found', () => {
    const sections = groupFindings([
      finding('notice', 'STAGE_ASSUMED'),
      finding('error', 'ROW_LABEL_REQUIRED'),
      finding('warning', 'BLOCK_BEST_EMPTY'),
      finding('error', 'SEAT_LABEL_LENGTH'),
      finding('error', 'ROW_LABEL_REQUIRED'),
    ]);
    expect(sections.map(({ severity, count }) => [severity, count])).toEqual([
      ['error', 3],
      ['warning', 1],
      ['notice', 1],
    ]);
    expect(sections[0]?.groups.map(({ code, findings }) => [code, findings.length])).toEqual([
      ['ROW_LABEL_REQUIRED', 2],
      ['SEAT_LABEL_LENGTH', 1],
    ]);
  });

  it('count what the list leaves out', () => {
    const [section] = groupFindings([
      finding('error', 'SEAT_LABEL_LENGTH'),
      finding('error', 'SEAT_LABEL_LENGTH', { more: 40 }),
    ]);
    expect(section?.count).toBe(42);
    expect(section?.groups[0]?.more).toBe(40);
  });

  it('are none without findings', () => {
    expect(groupFindings([])).toEqual([]);
  });
});
