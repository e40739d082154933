import { brotliCompressSync, constants } from 'node:zlib';
import { encodeAllocation } from '@parterre/contract/seats/seat-bytes';
import { allocatePlan } from './allocate-plan.ts';
import { PLANS } from './plans.ts';
import { printAtMost } from './print-figure.ts';

/** Measures the allocation of a mixed show with 100,000 seats, compressed as the server does. */
export function measureWire(): void {
  const geometry = PLANS['100k']();
  const { price, hold, claim, alternating } = allocatePlan(geometry);
  const blocks = geometry.blocks.map(({ blockId, firstSeat, seatCount }, index) => ({
    blockId,
    firstSeat,
    seatCount,
    revision: 1 + (index % 7),
    alternating: alternating[index] === 1,
  }));
  const facts = { planVersionId: 1_000_000_000_001, blocks, cursor: '1-1:1:', at: '2026-06-01T19:30:00.000Z' };
  const bytes = encodeAllocation(facts, { price, hold, claim, own: [] });
  const packed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  const sold = claim.reduce((sum, code) => sum + (code > 0 ? 1 : 0), 0) / claim.length;
  const note = `${(bytes.length / 1000).toFixed(0)} kB before brotli; ${(sold * 100).toFixed(0)} % sold`;
  const value = packed.length / 1000;
  printAtMost('allocation over the wire, 100k', { value, max: 40, unit: 'kB' }, note);
}
