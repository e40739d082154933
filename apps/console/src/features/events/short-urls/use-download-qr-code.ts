import { getShortUrlQrCode } from '@parterre/contract/calls/short-urls';
import type { QrFormat } from '@parterre/contract/choices/short-url-choices';
import type { ShortUrl } from '@parterre/contract/short-urls';
import { OWN_FILE_TYPES } from '#downloads/download-file.ts';
import { useFileDownload } from '#downloads/use-report-download.ts';

/** Saves the QR code of a link under the server's file name; shows a failure in a toast. */
export function useDownloadQrCode({ id, slug }: Pick<ShortUrl, 'id' | 'slug'>) {
  const { download } = useFileDownload();
  return async (format: QrFormat): Promise<void> => {
    await download(
      getShortUrlQrCode,
      { params: { id }, query: { format } },
      { name: `${slug}.${format}`, types: OWN_FILE_TYPES.qrCode },
    );
  };
}
