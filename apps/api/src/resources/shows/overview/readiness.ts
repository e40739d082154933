import type { getShowReadiness as endpoint, Readiness } from '@parterre/contract/shows';
import type { z } from 'zod';
import type { VerbInput } from '../../../bind.ts';
import type { Context } from '../../../context.ts';
import { requireShow } from '../require-show.ts';
import { readReadiness } from './read-readiness.ts';

export async function getShowReadiness(
  ctx: Context,
  { params }: VerbInput<typeof endpoint>,
): Promise<z.output<typeof Readiness>> {
  return { items: await readReadiness(ctx, await requireShow(ctx, params.showCode)) };
}
