import type { Point } from '@parterre/seating-plan';
import type { NewLabels } from '../commands/draw.ts';
import type { PlanDesk } from '../desk/plan-desk.ts';
import type { ToolUse } from './tool-use.ts';

/** Each click places one. */
export function placePoint(placeAt: (desk: PlanDesk, place: Point, labels: NewLabels) => void): ToolUse {
  return { press: (desk, { snapped, labels }) => placeAt(desk, snapped, labels), placeAt };
}
