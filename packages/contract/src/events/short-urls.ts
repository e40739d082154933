import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';
import { QR_FORMATS } from '../choices/short-url-choices.ts';
import { endpoint } from '../wire/endpoint.ts';
import { pageOf, pageQuery } from '../wire/paging.ts';
import { SLUG_LENGTH_MAX } from '../wire/to-slug.ts';
import { Id, Instant, idParam, Revision, requiredText, ShowCode } from '../wire/values.ts';
import { showParams, showRead } from './shows/show.ts';

/** A deleted slug leads nowhere and cannot be used again for this many days. */
export const SLUG_REST_DAYS = 90;

export const ShortUrlSlug = z
  .string('required')
  .trim()
  .toLowerCase()
  .min(3, { error: 'minLength', abort: true })
  .max(SLUG_LENGTH_MAX, 'maxLength')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'linkSlug')
  .meta({ example: 'mahler-5' });

export const ShortUrl = z
  .strictObject({
    id: Id,
    showCode: z.string(),
    slug: z.string(),
    url: z.string(),
    title: z.string(),
    targetUrl: z.string(),
    isActive: z.boolean(),
    /**
     * False if the host is missing from `allowedHosts`: the link leads nowhere until the host is allowed again or the
     * target changes.
     */
    isTargetAllowed: z.boolean(),
    /** Visits by people; bots are not counted. */
    visits: z.int(),
    /** Visits per day in the show's time zone, oldest first, today last. */
    last30Days: z.array(z.int()).length(30),
    createdAt: Instant,
    createdBy: z.string(),
    revision: Revision,
  })
  .meta({ id: 'ShortUrl', description: 'A short link of an event' });
export type ShortUrl = z.infer<typeof ShortUrl>;
export const ShortUrlPage = z
  .strictObject({
    ...pageOf('ShortUrlItems', ShortUrl).shape,
    /** The hosts that links may lead to; a subdomain counts as another host. */
    allowedHosts: z.array(z.string()),
    /** The address of a short link before its slug, including the last slash. */
    urlBase: z.string(),
  })
  .meta({ id: 'ShortUrlPage' });

const shortUrlFields = {
  title: requiredText(LIMITS.shortUrl.title),
  targetUrl: z.url({ protocol: /^https?$/, error: 'linkAddress' }).max(LIMITS.shortUrl.targetUrl, 'maxLength'),
  isActive: z.boolean(),
};
export const CreateShortUrl = z
  .strictObject({
    showCode: ShowCode,
    ...shortUrlFields,
    isActive: shortUrlFields.isActive.default(true),
    /** If absent, a slug is generated that cannot be guessed. */
    slug: ShortUrlSlug.optional(),
  })
  .meta({ id: 'CreateShortUrl' });
export const UpdateShortUrl = z.strictObject(shortUrlFields).partial().meta({ id: 'UpdateShortUrl' });

const params = z.strictObject({ id: idParam });
const write = { base: 'main', scope: 'event-config.manage', permission: 'link:write' } as const;
const tenant = { of: 'short-urls', at: 'params.id' } as const;
const stale = ['short-url', 'history'] as const;

export const listShortUrls = endpoint({
  ...showRead,
  id: 'listShortUrls',
  method: 'GET',
  path: '/shows/{showCode}/short-urls',
  summary: 'Short links of an event with their visits, newest first',
  params: showParams,
  query: z.strictObject(pageQuery),
  response: { kind: 'json', schema: ShortUrlPage },
  errors: ['NOT_FOUND', 'INVALID'],
  reads: ['short-url'],
});

export const createShortUrl = endpoint({
  ...write,
  id: 'createShortUrl',
  method: 'POST',
  path: '/short-urls',
  summary: 'Create a short link to an allowed address',
  body: CreateShortUrl,
  response: { kind: 'json', schema: ShortUrl },
  status: 201,
  tenant: { from: 'show', at: 'body.showCode' },
  errors: ['INVALID', 'NOT_FOUND', 'NAME_TAKEN'],
  stale,
  example: { showCode: 'K7M2QXRB', title: 'Poster', targetUrl: 'https://tickets.example/mahler-5' },
});

export const updateShortUrl = endpoint({
  ...write,
  id: 'updateShortUrl',
  method: 'PATCH',
  path: '/short-urls/{id}',
  summary: 'Change where a short link leads, its title, or pause it; its slug never changes',
  params,
  body: UpdateShortUrl,
  response: { kind: 'json', schema: ShortUrl },
  tenant,
  errors: ['INVALID', 'NOT_FOUND', 'STALE'],
  stale,
  example: { title: 'Poster, underground' },
});

export const removeShortUrl = endpoint({
  ...write,
  id: 'removeShortUrl',
  method: 'DELETE',
  path: '/short-urls/{id}',
  summary: 'Delete a short link; its slug is not given again for 90 days',
  params,
  response: { kind: 'none' },
  status: 204,
  tenant,
  errors: ['NOT_FOUND', 'STALE'],
  stale,
});

export const getShortUrlQrCode = endpoint({
  base: 'main',
  scope: 'backstage.event_data',
  permission: 'show:read',
  id: 'getShortUrlQrCode',
  method: 'GET',
  path: '/short-urls/{id}/qr-code',
  summary: 'The QR code of a short link, as SVG or PNG',
  params,
  query: z.strictObject({ format: z.enum(QR_FORMATS).default('svg') }),
  response: { kind: 'binary', contentType: 'image/svg+xml', otherTypes: ['image/png'] },
  tenant,
  errors: ['NOT_FOUND', 'INVALID'],
});
