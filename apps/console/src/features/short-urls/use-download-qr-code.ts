import { getShortUrlQrCode } from '@parterre/contract/calls/short-urls';
import type { QrFormat } from '@parterre/contract/choices/short-url-choices';
import type { ShortUrl } from '@parterre/contract/short-urls';
import { errorText } from '#api/error-text.ts';
import { requestCall } from '#api/request-call.ts';
import { findFileName, saveBlob } from '#downloads/download-file.ts';
import { showToast } from '#ui/notices/notices.tsx';

/** Saves the QR code of a link under the name the server gives it; a failure is a toast. */
export function useDownloadQrCode(link: Pick<ShortUrl, 'id' | 'slug'>) {
  return async (format: QrFormat): Promise<void> => {
    try {
      const response = await requestCall(getShortUrlQrCode, { params: { id: link.id }, query: { format } });
      const name = findFileName(response.headers.get('content-disposition')) ?? `${link.slug}.${format}`;
      saveBlob(await response.blob(), name);
    } catch (error) {
      showToast(errorText(error), 'error');
    }
  };
}
