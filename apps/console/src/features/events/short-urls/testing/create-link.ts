import type { ShortUrl } from '@parterre/contract/short-urls';

export function createLink(changes: Partial<ShortUrl>): ShortUrl {
  const slug = changes.slug ?? 'mahler-5';
  return {
    id: 11,
    showCode: 'K7M2QXRB',
    slug,
    url: `https://parterre.test/s/${slug}`,
    title: 'Poster',
    targetUrl: 'https://tickets.example/mahler-5',
    isActive: true,
    isTargetAllowed: true,
    visits: 0,
    last30Days: Array.from({ length: 30 }, () => 0),
    createdAt: '2026-11-01T10:00:00.000Z',
    createdBy: 'Bea Office',
    revision: 1,
    ...changes,
  };
}
