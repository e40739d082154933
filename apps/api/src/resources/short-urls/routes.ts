import type { AnyVerb } from '../../verb.ts';
import { removeShortUrl, updateShortUrl } from './change.ts';
import { createShortUrl } from './create.ts';
import { getShortUrlQrCode } from './get-qr-code.ts';
import { listShortUrls } from './list.ts';

export const shortUrlRoutes: readonly AnyVerb[] = [
  listShortUrls,
  createShortUrl,
  updateShortUrl,
  removeShortUrl,
  getShortUrlQrCode,
];
