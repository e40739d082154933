import type { AnyVerb } from '../../verb.ts';
import { createOfferCode, createOfferCodeBatch } from './create.ts';
import { getShowOfferCode } from './get.ts';
import { importOfferCodes } from './import/import.ts';
import { previewOfferCodes } from './import/preview.ts';
import { listOfferCodes, listShowOfferCodes } from './list.ts';
import { removeOfferCode } from './remove.ts';
import { updateOfferCode } from './update.ts';

export const offerCodeRoutes: readonly AnyVerb[] = [
  listOfferCodes,
  listShowOfferCodes,
  getShowOfferCode,
  createOfferCode,
  createOfferCodeBatch,
  updateOfferCode,
  removeOfferCode,
  previewOfferCodes,
  importOfferCodes,
];
