import type { PlanFinding } from '@parterre/contract/seating-plans/plan';
import type { PlanProblem } from '@parterre/seating-plan';
import { findNodeAt } from '@parterre/seating-plan/edit';
import { useMemo } from 'react';
import { FindingList } from '#features/seating/seating-plans/findings/finding-list.tsx';
import { useDesk } from '../desk-context.ts';

export function FindingsPanel({ onShow }: { onShow?: () => void }) {
  const desk = useDesk();
  const findings = useFindings();
  return (
    <FindingList
      canShow={({ place }) => findNodeAt(desk.draft, place) !== undefined}
      findings={findings}
      onShow={({ place }) => {
        const id = findNodeAt(desk.draft, place);
        if (id === undefined) return;
        onShow?.();
        desk.show(id);
      }}
    />
  );
}

export function useFindings(): PlanFinding[] {
  const { findings } = useDesk();
  return useMemo(() => findings.map(toFinding), [findings]);
}

function toFinding({ severity, code, place: { blockId: _, ...place }, values = {} }: PlanProblem): PlanFinding {
  return { severity, code, place, values: { ...values } };
}
