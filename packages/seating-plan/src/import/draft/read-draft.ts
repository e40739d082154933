import { z } from 'zod';
import type { SeatingPlan } from '../../format/plan.ts';
import { countSeats } from '../../format/plan.ts';
import { decodeText } from '../../table-file/index.ts';
import type { ImportProblem } from '../import-problem.ts';
import { parseShape } from '../parse-shape.ts';
import { requireVersion } from '../parterre/read-parterre.ts';
import { PlanFault, refuse } from '../plan-fault.ts';
import { readJson } from '../read-json.ts';
import { dropBlankCategories } from '../settle-categories.ts';
import { DraftDocument } from './draft-document.ts';

export type DraftReading<Extras> =
  | ({ readonly ok: true; readonly plan: SeatingPlan } & { readonly extras: Extras })
  | { readonly ok: false; readonly problems: readonly ImportProblem[] };

/**
 * Opens a saved draft, JSON `{document, …}` with whatever `extras` names beside the document. A drawing may be unfinished
 * and wrong, but not of another shape: problems name the path in the file. Never throws for content.
 */
export function readDraft<Extras extends z.ZodRawShape>(
  bytes: Uint8Array,
  { extras, maxSeats }: { extras: Extras; maxSeats: number },
): DraftReading<z.output<z.ZodObject<Extras>>> {
  try {
    const text = decodeText(bytes)?.text;
    if (text === undefined) throw refuse('SEAT_PLAN_PARSING', { values: { reason: 'json' } });
    const { document, ...rest } = parseShape(z.looseObject({ document: z.unknown() }), readJson(text));
    requireVersion(document, 'document.');
    const plan: SeatingPlan = parseShape(z.strictObject({ document: DraftDocument }), { document }).document;
    const count = countSeats(plan);
    if (count > maxSeats)
      throw refuse('TOO_MANY_SEATS', { source: { path: 'document.blocks' }, values: { count, max: maxSeats } });
    dropBlankCategories(plan);
    return { ok: true, plan, extras: parseShape(z.strictObject(extras), rest) };
  } catch (error) {
    if (!(error instanceof PlanFault)) throw error;
    return { ok: false, problems: error.problems };
  }
}
