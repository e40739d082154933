import { z } from 'zod';
import { MAIL_LANGUAGES } from '../choices/account-choices.ts';
import { LIMITS } from '../choices/limits.ts';
import { endpoint } from '../wire/endpoint.ts';
import { pageOf, pageQuery } from '../wire/paging.ts';
import { CHOICE_MESSAGE, Id, Instant, optionalText, PromoterCode, Revision, requiredText } from '../wire/values.ts';

const language = z.enum(MAIL_LANGUAGES, CHOICE_MESSAGE);
const catalogue = z.string().regex(/^[a-z0-9-]{1,40}$/);
const key = z.string().regex(/^[A-Za-z0-9_.-]{1,120}$/);

/** A text of the console in one language; a plural has one text for each plural form of the language. */
export const TranslationText = z
  .strictObject({
    /** The key in the catalogue, with the suffix of a plural form: `tickets_other`. */
    key: z.string(),
    language,
    form: z.enum(['zero', 'one', 'two', 'few', 'many', 'other']).nullable(),
    /** The text the product ships, if need be of the language without region or of English; null if there is none. */
    shipped: z.string().nullable(),
    shippedIn: language.nullable(),
    /** The promoter's own text; null if the shipped one applies. */
    text: z.string().nullable(),
    /** False for an own text that does not fit the shipped one, so the shipped one is shown. */
    isShown: z.boolean(),
    changedAt: Instant.nullable(),
    changedBy: z.string().nullable(),
    /** 0 if it was never changed. */
    revision: Revision,
  })
  .meta({ id: 'TranslationText' });
export type TranslationText = z.infer<typeof TranslationText>;

export const Translation = z
  .strictObject({
    catalogue: z.string(),
    /** The key in the catalogue, without the suffix of a plural form. */
    key: z.string(),
    texts: z.array(TranslationText),
  })
  .meta({ id: 'Translation', description: 'A text of the console in every language' });
export type Translation = z.infer<typeof Translation>;

export const TranslationChange = z
  .strictObject({
    changeId: Id,
    at: Instant,
    actorName: z.string(),
    key: z.string(),
    language,
    /** null means the shipped text. */
    before: z.string().nullable(),
    after: z.string().nullable(),
  })
  .meta({ id: 'TranslationChange' });
export type TranslationChange = z.infer<typeof TranslationChange>;

const tenant = { from: 'promoter', at: 'params.code' } as const;
const read = { base: 'main', scope: 'backstage.read', permission: 'text:write', method: 'GET', tenant } as const;
const write = {
  base: 'main',
  scope: 'event-config.manage',
  permission: 'text:write',
  tenant,
  path: '/promoters/{code}/translations/{catalogue}/{key}/{language}',
  params: z.strictObject({ code: PromoterCode, catalogue, key, language }),
  stale: ['translation'],
} as const;

export const listTranslations = endpoint({
  ...read,
  id: 'listTranslations',
  path: '/promoters/{code}/translations',
  summary: 'Texts of the console, by catalogue and key, each in every language as shipped and as the promoter says it',
  params: z.strictObject({ code: PromoterCode }),
  query: z.strictObject({
    /** Matches part of a key, or of a text in any language. */
    searchTerm: optionalText(LIMITS.searchTerm).optional(),
    catalogue: catalogue.optional(),
    /** Narrows `state` to one language. */
    language: language.optional(),
    /** `changed`: the promoter has an own text; `missing`: a language lacks the text, so it shows English. */
    state: z.enum(['changed', 'missing'], CHOICE_MESSAGE).optional(),
    ...pageQuery,
  }),
  response: { kind: 'json', schema: pageOf('TranslationPage', Translation) },
  errors: ['INVALID', 'NOT_FOUND'],
  reads: ['translation'],
});

const params = z.strictObject({ code: PromoterCode, catalogue, key });

export const getTranslation = endpoint({
  ...read,
  id: 'getTranslation',
  path: '/promoters/{code}/translations/{catalogue}/{key}',
  summary: 'One text of the console in every language; a plural by its key without the form',
  params,
  response: { kind: 'json', schema: Translation },
  errors: ['NOT_FOUND'],
  reads: ['translation'],
});

export const listTranslationHistory = endpoint({
  ...read,
  id: 'listTranslationHistory',
  path: '/promoters/{code}/translations/{catalogue}/{key}/history',
  summary: 'Who changed a text, in which language, when and from what to what, newest first',
  params,
  query: z.strictObject(pageQuery),
  response: { kind: 'json', schema: pageOf('TranslationChangePage', TranslationChange) },
  errors: ['INVALID', 'NOT_FOUND'],
  reads: ['translation'],
});

export const setTranslation = endpoint({
  ...write,
  id: 'setTranslation',
  method: 'PUT',
  summary: 'Say a text of the console otherwise in one language; a form of a plural by its own key',
  body: z.strictObject({ text: requiredText(LIMITS.translation.text) }).meta({ id: 'SetTranslation' }),
  response: { kind: 'json', schema: TranslationText },
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['too-many-translations'] },
  example: { text: 'Gigs' },
});

export const removeTranslation = endpoint({
  ...write,
  id: 'removeTranslation',
  method: 'DELETE',
  summary: 'Take an own text back: the shipped one stands again',
  response: { kind: 'none' },
  status: 204,
  errors: ['NOT_FOUND', 'STALE'],
});
