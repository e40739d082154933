import type { ShortUrl } from '@parterre/contract/short-urls';
import type { shortUrls } from '../../db/schema/short-urls.ts';
import type { ShowRow } from '../show-rows/require-show.ts';
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

/** What the audit keeps of a link; `name` is what histories call a thing. */
export const toAuditFields = ({ title, slug, targetUrl, isActive }: ShortUrlRow) => ({
  name: title,
  slug,
  targetUrl,
  isActive,
});
