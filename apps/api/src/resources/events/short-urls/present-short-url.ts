import type { ShortUrl } from '@parterre/contract/short-urls';
import type { shortUrls } from '#db/schema/events/short-urls.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { checkTarget, type TargetRules } from './check-target.ts';
import { type LinkVisits, NO_VISITS } from './read-visits.ts';

export type ShortUrlRow = typeof shortUrls.$inferSelect;

export function presentShortUrl(
  row: ShortUrlRow,
  show: Pick<ShowRow, 'showCode'>,
  rules: TargetRules,
  visits: LinkVisits = NO_VISITS,
): ShortUrl {
  return {
    id: row.id,
    showCode: show.showCode,
    slug: row.slug,
    url: toShortUrl(row.slug, rules),
    title: row.title,
    targetUrl: row.targetUrl,
    isActive: row.isActive,
    isTargetAllowed: 'url' in checkTarget(row.targetUrl, rules),
    visits: visits.total,
    last30Days: visits.last30Days,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    revision: row.revision,
  };
}

export const toShortUrl = (slug: string, { addresses }: Pick<TargetRules, 'addresses'>): string =>
  `${addresses.shortUrlBase}/${slug}`;

/** Returns the fields of a link in the audit. Histories call a thing by its `name`. */
export const toAuditFields = ({ title, slug, targetUrl, isActive }: ShortUrlRow) => ({
  name: title,
  slug,
  targetUrl,
  isActive,
});
