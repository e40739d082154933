import { exportOfferCodes } from '@parterre/contract/calls/reports';
import { CSV } from '@parterre/contract/wire/file-types';
import { useTranslation } from 'react-i18next';
import { requestCall } from '#api/request-call.ts';
import { nameReportFile } from '#downloads/name-report-file.ts';
import { useReportDownload } from '#downloads/use-report-download.ts';
import { useLockReason } from '#session/use-features.ts';

export function useExportCodes(showCode: string) {
  const { i18n } = useTranslation('offer-codes');
  const fileName = nameReportFile('offer-codes', showCode);
  const { download, ...running } = useReportDownload('offerCodes', `${fileName}.csv`);
  const args = { params: { showCode }, query: { culture: i18n.language, fileName } };
  return {
    reason: useLockReason('report:sales'),
    ...running,
    exportCodes: () => download((signal) => requestCall(exportOfferCodes, args, { accept: CSV, signal })),
  };
}
