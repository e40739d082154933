import { decodeAllocation } from '@parterre/contract/seats/seat-bytes';
import { type Allocation, emptyAllocation } from '@parterre/seat-map';
import { decodeGeometry, type Geometry } from '@parterre/seating-plan';
import { drawOurs } from './draw-ours.ts';
import { painted } from './frames.ts';
import type { DrawnPlan } from './seat-drawing.ts';
import { toPlan } from './seat-rows.ts';

export interface OpenAddresses {
  geometry: string;
  allocation: string;
  token: string;
}

/**
 * Returns the time from the click until the map is painted and responds, with geometry and allocation from the product.
 */
export function openEvent({ geometry, allocation, token }: OpenAddresses): Promise<number> {
  const init: RequestInit = { cache: 'no-store', headers: { authorization: `Bearer ${token}` } };
  return timeOpening(async () => {
    const [plan, seats] = await Promise.all([fetchBytes(geometry, init), fetchBytes(allocation, init)]);
    const decoded = decodeGeometry(plan);
    return { geometry: decoded, allocation: toAllocation(decoded, seats) };
  });
}

/** Returns the time for the same map from one JSON object per seat. */
export function openRows(address: string): Promise<number> {
  return timeOpening(async () => toPlan((await (await request(address, { cache: 'no-store' })).json()).items));
}

async function timeOpening(load: () => Promise<DrawnPlan>): Promise<number> {
  const host = document.createElement('div');
  host.className = 'map';
  document.body.replaceChildren(host);
  await painted();
  const startedAt = performance.now();
  const plan = await load();
  const drawing = drawOurs(host, plan);
  await painted();
  const place = drawing.map.describe(Math.floor(plan.geometry.seatCount / 3));
  if (!place || !drawing.hit(place.x, place.y)) throw new Error('the map does not answer');
  const elapsed = performance.now() - startedAt;
  drawing.destroy();
  return elapsed;
}

const fetchBytes = async (address: string, init: RequestInit): Promise<Uint8Array> =>
  new Uint8Array(await (await request(address, init)).arrayBuffer());

async function request(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}

function toAllocation(geometry: Geometry, bytes: Uint8Array): Allocation {
  const { header, columns } = decodeAllocation(bytes);
  const allocation = { ...emptyAllocation(geometry), ...columns };
  header.blocks.forEach((block, index) => {
    allocation.alternating[index] = block.alternating ? 1 : 0;
  });
  return allocation;
}
