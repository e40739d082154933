import { eq } from 'drizzle-orm';
import { shortUrls } from '#db/schema/events/short-urls.ts';
import { ownedByShow } from '#identity/owner.ts';
import { type PartOfShow, reference } from '#resource.ts';
import { createShortUrl, removeShortUrl, updateShortUrl } from './change.ts';
import { getShortUrlQrCode } from './get-qr-code.ts';
import { listShortUrls } from './list.ts';

export const shortUrlsResource: PartOfShow = {
  slug: 'short-urls',
  showActions: [],
  routes: [listShortUrls, createShortUrl, updateShortUrl, removeShortUrl, getShortUrlQrCode],

  async findOwner(db, id) {
    const fields = { promoterId: shortUrls.promoterId, showId: shortUrls.showId };
    const [row] = await db
      .select(fields)
      .from(shortUrls)
      .where(eq(shortUrls.id, Number(id)));
    return row && ownedByShow(row);
  },

  checks: {
    'a slug leads to its link or rests': `select s.promoter_id, s.slug from short_url_slugs s where s.free_from is null and not exists
       (select 1 from short_urls u where u.promoter_id = s.promoter_id and u.id = s.short_url_id and u.slug = s.slug)`,
    ...reference('short_urls', 'show_id', 'shows'),
    ...reference('short_urls', 'slug', 'short_url_slugs', {
      key: 'slug',
      and: 't.short_url_id = f.id and t.free_from is null',
    }),
  },
};
