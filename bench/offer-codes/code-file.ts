import { readCsv } from '../../apps/api/src/documents/read-csv.ts';
import { newId } from '../../apps/api/src/ids.ts';
import { BENCH_PROMOTER_ID } from '../setup/insert-shows.ts';

/** Returns a CSV file of new codes, as a promoter would upload it. */
export function createCodeFile(rows: number, round: number): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const code = `${round}-${(index * 2_654_435_761) % 4_294_967_296}-${index}`;
    const effect = index % 3 === 0 ? 'percentage,12.5' : index % 3 === 1 ? 'subtract,5.00' : 'set-price,20';
    return `${code},Batch ${round},${effect},01/12/2026 10:00,2026-12-24,1,2,"Row ${index}, made for the bench"`;
  });
  return ['code,tag,effect,value,validFrom,validUntil,mostUses,mostPerOrder,comment', ...lines].join('\r\n');
}

export const COPY_COLUMNS =
  'promoter_id, show_id, price_group_id, price_type_ids, reserved_places, created_at, created_by, id, code, tag, tag_key, effect, value, valid_from_local, valid_until_local, valid_from, valid_until, most_uses, most_per_order, comment';

/** Does the least work that turns the file into rows: it parses them and writes the text of COPY, without checks. */
export async function toCopyText(file: string, showId: number, priceGroupId: number): Promise<string> {
  const { rows } = await readCsv(Buffer.from(file), { mostRows: Number.POSITIVE_INFINITY });
  const head = `${BENCH_PROMOTER_ID}\t${showId}\t${priceGroupId}\t[]\t0\t2026-11-20T12:00:00Z\tBench`;
  return rows
    .map(([code, tag = '', effect, value, from = '', until, mostUses, mostPerOrder, comment]) => {
      const start = `${from.slice(6, 10)}-${from.slice(3, 5)}-${from.slice(0, 2)}T${from.slice(11)}`;
      const amount = Math.round(Number(value) * 100);
      return `${head}\t${newId()}\t${code}\t${tag}\t${tag.toLowerCase()}\t${effect}\t${amount}\t${start}\t${until}\t${start}Z\t${until}Z\t${mostUses}\t${mostPerOrder}\t${comment}\n`;
    })
    .join('');
}
