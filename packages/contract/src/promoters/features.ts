import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { FEATURES, PERMISSIONS } from '../wire/permissions.ts';
import { PromoterCode } from '../wire/values.ts';

export const FeatureAnswer = z
  .strictObject({
    items: z.array(z.strictObject({ id: z.string() })),
    /**
     * The feature areas that are closed here, for every user or for the caller. `items` and `permissions` leave them
     * out.
     */
    closed: z.array(z.enum(FEATURES)),
    permissions: z.array(z.enum(PERMISSIONS)),
    mode: z.enum(['app', 'component']),
  })
  .meta({ id: 'Features', description: 'Feature areas, report kinds and permissions of the caller at a promoter' });
export type FeatureAnswer = z.infer<typeof FeatureAnswer>;

export const getFeatures = endpoint({
  id: 'getFeatures',
  base: 'main',
  method: 'GET',
  path: '/features',
  summary: "The caller's feature flags and permissions, at one promoter or over all",
  query: z.strictObject({ promoterCode: PromoterCode.optional() }),
  response: { kind: 'json', schema: FeatureAnswer },
  scope: 'backstage.read',
  permission: null,
  tenant: { from: 'actor' },
  errors: ['INVALID'],
  reads: ['feature'],
});
