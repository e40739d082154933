import type { getShortUrlQrCode as endpoint } from '@parterre/contract/short-urls';
import { and, eq } from 'drizzle-orm';
import type { BinaryAnswer, VerbInput } from '../../bind.ts';
import { type Context, requirePromoterId } from '../../context.ts';
import { shortUrls } from '../../db/schema/short-urls.ts';
import { notFound } from '../../errors.ts';
import { drawQrCode } from './draw-qr-code.ts';
import { toShortUrl } from './present-short-url.ts';

/** The QR code of a link's address as a file named after its title. */
export async function getShortUrlQrCode(
  ctx: Context,
  { params, query }: VerbInput<typeof endpoint>,
): Promise<BinaryAnswer> {
  const [link] = await ctx.db
    .select({ slug: shortUrls.slug, title: shortUrls.title })
    .from(shortUrls)
    .where(and(eq(shortUrls.promoterId, requirePromoterId(ctx)), eq(shortUrls.id, params.id)));
  if (!link) throw notFound();
  return {
    bytes: await drawQrCode(toShortUrl(link.slug, ctx), query.format),
    contentType: query.format === 'svg' ? 'image/svg+xml' : 'image/png',
    fileName: `${link.title} (${link.slug}).${query.format}`,
  };
}
