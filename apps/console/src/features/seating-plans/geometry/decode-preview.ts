import type { PlanPreview } from '@parterre/contract/seating-plans';
import { decodeGeometry, type Geometry } from '@parterre/seating-plan';

/** The drawing of a preview; none when the file was refused. Throws RangeError for bytes that are no geometry. */
export function decodePreview({ geometry }: Pick<PlanPreview, 'geometry'>): Geometry | null {
  if (geometry === undefined) return null;
  return decodeGeometry(Uint8Array.from(atob(geometry), (character) => character.charCodeAt(0)));
}
