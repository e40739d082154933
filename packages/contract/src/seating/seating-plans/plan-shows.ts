import { z } from 'zod';
import { ShowStatus } from '../../events/shows/show.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { pageOf, pageQuery } from '../../wire/paging.ts';
import { Id, Instant, TextByCulture } from '../../wire/values.ts';
import { planParams, read } from './plan.ts';

export const PlanShow = z
  .strictObject({
    showCode: z.string(),
    name: TextByCulture,
    defaultCulture: z.string(),
    venueName: z.string(),
    startsAtLocal: z.string(),
    timeZone: z.string(),
    startsAt: Instant,
    status: ShowStatus,
    planVersionId: Id,
    planVersionNumber: z.int(),
    /** True if it has the plan version that new shows get. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'PlanShow' });

export type PlanShow = z.infer<typeof PlanShow>;

export const listPlanShows = endpoint({
  ...read,
  base: 'main',
  id: 'listPlanShows',
  method: 'GET',
  path: '/seating-plans/{id}/shows',
  summary:
    'Events that have a plan and neither began nor are cancelled, the next first; `older`: not its current version',
  params: planParams,
  query: z.strictObject({ version: z.enum(['any', 'older']).default('any'), ...pageQuery }),
  response: { kind: 'json', schema: pageOf('PlanShowPage', PlanShow) },
  tenant: { of: 'seating-plans', at: 'params.id' },
  errors: ['NOT_FOUND', 'INVALID'],
  reads: ['seating-plan', 'show'],
});
