import * as endpoints from '@parterre/contract/short-urls';
import { bind } from '../../bind.ts';
import { createShortUrl } from './create.ts';
import { getShortUrlQrCode } from './get-qr-code.ts';
import { listShortUrls } from './list.ts';
import { removeShortUrl } from './remove.ts';
import { updateShortUrl } from './update.ts';

export const shortUrlRoutes = [
  bind(endpoints.listShortUrls, listShortUrls),
  bind(endpoints.createShortUrl, createShortUrl),
  bind(endpoints.updateShortUrl, updateShortUrl),
  bind(endpoints.removeShortUrl, removeShortUrl),
  bind(endpoints.getShortUrlQrCode, getShortUrlQrCode),
];
