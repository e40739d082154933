import * as endpoints from '@parterre/contract/short-urls';
import { and, eq } from 'drizzle-orm';
import { requirePromoterId } from '#context.ts';
import { shortUrls } from '#db/schema/events/short-urls.ts';
import { notFound } from '#errors.ts';
import { verb } from '#verb.ts';
import { toShortUrl } from './present-short-url.ts';

/** Returns the QR code of a link's address as a file named after its title. */
export const getShortUrlQrCode = verb(endpoints.getShortUrlQrCode, async (ctx, { params, query }) => {
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
});

/** The pixels of a module in the PNG, enough for a sharp poster without scaling. */
const SCALE = 12;
/** Four white modules on every side (ISO/IEC 18004); a module is two points wide. */
const QUIET_ZONE_POINTS = 8;

/**
 * Draws a QR code with error correction M, dark on white with its quiet zone, also where the page around it is dark.
 */
export async function drawQrCode(text: string, format: 'svg' | 'png'): Promise<Uint8Array> {
  const { toBuffer, toSVG } = await import('bwip-js/node');
  const options = {
    bcid: 'qrcode',
    text,
    eclevel: 'M',
    fixedeclevel: true,
    scale: SCALE / 2,
    padding: QUIET_ZONE_POINTS,
    barcolor: '000000',
    backgroundcolor: 'FFFFFF',
  };
  return format === 'svg' ? Buffer.from(toSVG(options)) : toBuffer(options);
}
