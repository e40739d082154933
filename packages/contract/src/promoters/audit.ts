import { z } from 'zod';
import { AUDIT_ACTOR_KINDS, AUDIT_KIND_NAMES } from '../choices/audit-choices.ts';
import { LIMITS } from '../choices/limits.ts';
import { changeFields } from '../events/shows/history.ts';
import { endpoint } from '../wire/endpoint.ts';
import { CSV, EXCEL } from '../wire/file-types.ts';
import { pageOf, pageQuery } from '../wire/paging.ts';
import { withRanges } from '../wire/ranges.ts';
import {
  CHOICE_MESSAGE,
  CultureCode,
  Id,
  Instant,
  idParam,
  optionalText,
  PromoterCode,
  ShowCode,
  textByCulture,
} from '../wire/values.ts';

/** One action: the actor, the object, the time and the address. No entry can be changed. */
export const AuditEntry = z
  .strictObject({
    auditEntryId: Id,
    promoterCode: z.string(),
    ...changeFields,
    actorId: z.string(),
    door: z.enum(AUDIT_ACTOR_KINDS),
    objectId: z.string(),
    /** The show of the object; null for an object without a show, and once the show is deleted. */
    show: z
      .strictObject({ showCode: z.string(), name: textByCulture(LIMITS.show.name), timeZone: z.string() })
      .nullable(),
    /** The currency of the amounts in `changes`. */
    currency: z.string(),
    /** The IP address of the request; null for actions of the product itself. */
    address: z.string().nullable(),
    requestId: z.string(),
    /** True if the entry is about people whom the reader may not see: then its fields are left out. */
    isMasked: z.boolean(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;
export const AuditPage = pageOf('AuditPage', AuditEntry);

const AuditActor = z
  .strictObject({ actorId: z.string(), name: z.string(), promoterCode: z.string(), door: z.enum(AUDIT_ACTOR_KINDS) })
  .meta({ id: 'AuditActor' });
export type AuditActor = z.infer<typeof AuditActor>;

const read = { base: 'backstage', method: 'GET', scope: 'backstage.read', permission: 'audit:read' } as const;

export const AuditQuery = withRanges(
  z.strictObject({
    promoterCode: PromoterCode.optional(),
    actorId: optionalText(LIMITS.audit.id).optional(),
    door: z.enum(AUDIT_ACTOR_KINDS, CHOICE_MESSAGE).optional(),
    kind: z.enum(AUDIT_KIND_NAMES, CHOICE_MESSAGE).optional(),
    /** The noun of the object, such as `order`; with `objectId` it selects one object. */
    object: optionalText(LIMITS.audit.id).optional(),
    objectId: optionalText(LIMITS.audit.id).optional(),
    showCode: ShowCode.optional(),
    from: Instant.optional(),
    to: Instant.optional(),
    address: optionalText(LIMITS.audit.address).optional(),
    /** The language of the texts in an exported file. */
    culture: CultureCode.default('en-GB'),
    ...pageQuery,
  }),
  ['from', 'to'],
);

export const listAuditEntries = endpoint({
  ...read,
  id: 'listAuditEntries',
  path: '/audit-entries',
  summary: 'What was done at a promoter, newest first; Accept: text/csv or Excel for a file of all that matches',
  query: AuditQuery,
  response: { kind: 'json', schema: AuditPage },
  namesPeople: 'customers',
  files: [CSV, EXCEL],
  tenant: { from: 'actor' },
  errors: ['INVALID', 'NOT_FOUND', 'NO_DATA'],
  reads: ['audit'],
});

export const getAuditEntry = endpoint({
  ...read,
  id: 'getAuditEntry',
  path: '/promoters/{code}/audit-entries/{auditEntryId}',
  summary: 'One entry of the audit, with every field that it tells',
  params: z.strictObject({ code: PromoterCode, auditEntryId: idParam }),
  response: { kind: 'json', schema: AuditEntry },
  tenant: { from: 'promoter', at: 'params.code' },
  errors: ['NOT_FOUND'],
  reads: ['audit'],
});

export const listAuditActors = endpoint({
  ...read,
  id: 'listAuditActors',
  path: '/audit-actors',
  summary: 'Who can have done something at a promoter: people and keys, also former ones, by name',
  query: z.strictObject({
    promoterCode: PromoterCode.optional(),
    /** Matches part of a name. */
    searchTerm: optionalText(LIMITS.searchTerm).optional(),
    ...pageQuery,
  }),
  response: { kind: 'json', schema: pageOf('AuditActorPage', AuditActor) },
  tenant: { from: 'actor' },
  errors: ['INVALID', 'NOT_FOUND'],
  reads: ['audit'],
});
