import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { compilePlan, encodeGeometry, type Geometry, type SeatingPlan } from '@parterre/seating-plan';
import type { VersionBlock } from '#db/schema/seating/seating-plans.ts';
import { toStorable } from './to-storable.ts';

export interface PackedPlan {
  /** Parterre JSON, compressed with brotli. */
  document: Uint8Array;
  /** The columns of `encodeGeometry`, compressed with brotli. */
  geometry: Uint8Array;
  /** The SHA-256 of the columns before compression, in hexadecimal. */
  hash: string;
  blocks: VersionBlock[];
  seatCount: number;
  standingCapacity: number;
}

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** Above this many bytes the best compression takes seconds. */
const SMALL_BYTES = 1024 * 1024;

/**
 * Throws RangeError for a plan with more blocks or labels than its columns can number, which `checkPlan` reports
 * earlier.
 */
export async function packPlan(plan: SeatingPlan): Promise<PackedPlan> {
  const geometry = compilePlan(plan);
  const columns = encodeGeometry(geometry);
  const [document, packed] = await Promise.all([
    packDocument(plan),
    pack(columns, columns.length > SMALL_BYTES ? 6 : 9),
  ]);
  return {
    document,
    geometry: packed,
    hash: createHash('sha256').update(columns).digest('hex'),
    blocks: listBlocks(geometry),
    seatCount: geometry.seatCount,
    standingCapacity: countStanding(plan),
  };
}

/**
 * Returns Parterre JSON under brotli at quality 5: the bytes that are stored and that `getPlanDraftDocument` sends
 * unchanged.
 */
export const packDocument = (plan: SeatingPlan): Promise<Uint8Array> => pack(Buffer.from(JSON.stringify(plan)), 5);

/** Reads what `packDocument` wrote. It does not validate, so it may only read what this server stored itself. */
export const unpackDocument = async (document: Uint8Array): Promise<SeatingPlan> =>
  JSON.parse((await decompress(document)).toString('utf8'));

export const countStanding = ({ standingAreas }: Pick<SeatingPlan, 'standingAreas'>): number =>
  standingAreas.reduce((sum, area) => sum + area.capacity, 0);

const pack = (bytes: Uint8Array, quality: number): Promise<Uint8Array> =>
  compress(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

export const listBlocks = (geometry: Pick<Geometry, 'blocks'>): VersionBlock[] =>
  geometry.blocks.map(({ blockId, label, description, bestRank, firstSeat, seatCount, rowCount }) => ({
    blockId,
    label: toStorable(label),
    description: toStorable(description),
    bestRank,
    firstSeat,
    seatCount,
    rowCount,
  }));
