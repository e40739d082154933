import { toSlug } from '@parterre/contract/wire/to-slug';
import { createShortUrl } from '../../apps/api/src/resources/short-urls/change.ts';
import { type DemoSetting, daysAgo, runVerb } from '../demo-setting.ts';
import type { ReadyShow } from '../set-up-show.ts';

const AGE_DAYS = 12;
/** The show's name is cut here, so that the place fits behind it. */
const MOST_NAMED = 24;
const PLACES = ['Poster', 'Newsletter'] as const;

/** Where people come from: a link for each place it is printed. */
export async function addLinks(setting: DemoSetting, { promoter, showCode, spec }: ReadyShow): Promise<void> {
  const moment = { promoterId: promoter.id, at: daysAgo(setting, AGE_DAYS), actor: 'Mina Park' };
  const slug = toSlug(spec.name[promoter.defaultCulture] ?? showCode)
    .slice(0, MOST_NAMED)
    .replace(/-$/, '');
  for (const place of PLACES)
    await runVerb(setting, moment, (ctx) =>
      createShortUrl(ctx, {
        body: {
          showCode,
          title: place,
          slug: `${slug}-${place.toLowerCase()}`,
          targetUrl: `https://tickets.${promoter.code}.example/${slug}?from=${place.toLowerCase()}`,
          isActive: true,
        },
      }),
    );
}
