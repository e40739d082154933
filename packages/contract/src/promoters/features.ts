import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { PERMISSIONS } from '../wire/permissions.ts';
import { PromoterCode } from '../wire/values.ts';

/** spec §2 feature areas in their numbered order; ids on the wire. */
export const FEATURE_AREAS = [
  'seat-manager',
  'event-setup',
  'events-list',
  'reporting',
  'order-management',
  'financials',
  'guest-list',
] as const;
/** spec §3 feature kinds 0 to 3. */
export const REPORT_KINDS = ['Sales', 'CustomerData', 'Instalments', 'FanShare'] as const;

export const FeatureAnswer = z
  .strictObject({
    items: z.array(z.strictObject({ id: z.string() })),
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
