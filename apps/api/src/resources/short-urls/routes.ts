import type { AnyVerb } from '../../verb.ts';
import { createShortUrl, removeShortUrl, updateShortUrl } from './change.ts';
import { getShortUrlQrCode } from './get-qr-code.ts';
import { listShortUrls } from './list.ts';

export const shortUrlRoutes: readonly AnyVerb[] = [
  listShortUrls,
  createShortUrl,
  updateShortUrl,
  removeShortUrl,
  getShortUrlQrCode,
];
