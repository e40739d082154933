import type { AnyVerb } from '../../verb.ts';
import { createShortUrl } from './create.ts';
import { getShortUrlQrCode } from './get-qr-code.ts';
import { listShortUrls } from './list.ts';
import { removeShortUrl } from './remove.ts';
import { updateShortUrl } from './update.ts';

export const shortUrlRoutes: readonly AnyVerb[] = [
  listShortUrls,
  createShortUrl,
  updateShortUrl,
  removeShortUrl,
  getShortUrlQrCode,
];
