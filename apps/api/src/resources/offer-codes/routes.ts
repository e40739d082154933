import * as endpoints from '@parterre/contract/offer-codes';
import { bind } from '../../bind.ts';
import { createOfferCode } from './create.ts';
import { createOfferCodeBatch } from './create-batch.ts';
import { getShowOfferCode } from './get.ts';
import { importOfferCodes } from './import/import.ts';
import { previewOfferCodes } from './import/preview.ts';
import { listOfferCodes, listShowOfferCodes } from './list/list.ts';
import { removeOfferCode } from './remove.ts';
import { updateOfferCode } from './update.ts';

export const offerCodeRoutes = [
  bind(endpoints.listOfferCodes, listOfferCodes),
  bind(endpoints.listShowOfferCodes, listShowOfferCodes),
  bind(endpoints.getShowOfferCode, getShowOfferCode),
  bind(endpoints.createOfferCode, createOfferCode),
  bind(endpoints.createOfferCodeBatch, createOfferCodeBatch),
  bind(endpoints.updateOfferCode, updateOfferCode),
  bind(endpoints.removeOfferCode, removeOfferCode),
  bind(endpoints.previewOfferCodes, previewOfferCodes),
  bind(endpoints.importOfferCodes, importOfferCodes),
];
