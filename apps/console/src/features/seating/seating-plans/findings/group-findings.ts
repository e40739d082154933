import { PLAN_FINDING_SEVERITIES, type PlanFindingSeverity } from '@parterre/contract/choices/seating-choices';
import type { PlanFinding } from '@parterre/contract/seating-plans/plan';

export interface FindingGroup {
  code: string;
  findings: PlanFinding[];
  /** The number found beyond those listed: the server lists only some hundreds. */
  more: number;
}

export interface FindingSection {
  severity: PlanFindingSeverity;
  count: number;
  groups: FindingGroup[];
}

/**
 * Sorts errors before warnings and notices; groups by code in the order found. A severity without findings has no
 * section.
 */
export function groupFindings(findings: readonly PlanFinding[]): FindingSection[] {
  return PLAN_FINDING_SEVERITIES.flatMap((severity) => {
    const groups = new Map<string, FindingGroup>();
    for (const finding of findings) {
      if (finding.severity !== severity) continue;
      const group = groups.get(finding.code) ?? { code: finding.code, findings: [], more: 0 };
      group.findings.push(finding);
      group.more += typeof finding.values.more === 'number' ? finding.values.more : 0;
      groups.set(finding.code, group);
    }
    const list = [...groups.values()];
    const count = list.reduce((sum, group) => sum + group.findings.length + group.more, 0);
    return list.length > 0 ? [{ severity, count, groups: list }] : [];
  });
}
