import * as calls from '@parterre/contract/calls/reports';
import { injectCalls } from '#api/api.ts';

export const {
  useExportSalesQuery,
  useExportDetailedSalesQuery,
  useExportCustomerDataQuery,
  useExportFanshareQuery,
  useGetSalesFiguresQuery,
  useGetAllInstalmentHeadlineFiguresQuery,
  usePreviewInstalmentFiguresQuery,
  usePreviewOfferCodeReportQuery,
  usePreviewSeatedPricesQuery,
  usePreviewSeatHoldsQuery,
  usePreviewSeatsManifestQuery,
} = injectCalls(calls);
