import { getPlanGeometry } from '@parterre/contract/calls/seating-plans';
import { decodeGeometry, type Geometry } from '@parterre/seating-plan';
import { requestCall } from '#api/request-call.ts';

/** Which columns: the hash names them for ever, so the browser keeps them. */
export interface GeometrySource {
  id: number;
  hash: string;
}

/** Throws CallFailure, or RangeError for bytes that are no geometry. */
export async function loadPlanGeometry({ id, hash }: GeometrySource, signal: AbortSignal): Promise<Geometry> {
  const response = await requestCall(getPlanGeometry, { params: { id, hash } }, { signal });
  return decodeGeometry(new Uint8Array(await response.arrayBuffer()));
}
