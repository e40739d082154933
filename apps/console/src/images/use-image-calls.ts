import type { ImageMediaType } from '@parterre/contract/choices/image-sizes';
import type { TicketImageType } from '@parterre/contract/choices/print-at-home-choices';
import {
  usePutArtistCampaignImageMutation,
  useRemoveArtistCampaignImageMutation,
} from '#api/queries/events/artist-campaigns.ts';
import {
  usePutPrintAtHomeImageMutation,
  usePutPrintAtHomePriceImageMutation,
  useRemovePrintAtHomeImageMutation,
  useRemovePrintAtHomePriceImageMutation,
} from '#api/queries/events/print-at-home.ts';
import { usePutShowImageMutation, useRemoveShowImageMutation } from '#api/queries/events/shows.ts';
import type { ImageOwner, ImagePlace } from './image-places.ts';

/** A call under way: `unwrap` rejects with its failure, `abort` gives it up. */
export interface RunningCall {
  unwrap: () => Promise<unknown>;
  abort: () => void;
}

interface ImageCalls<Place> {
  put: (place: Place, file: File) => RunningCall;
  remove: (place: Place) => RunningCall;
}

export function useImageCalls(owner: ImageOwner): ImageCalls<ImagePlace> {
  const sized = useSizedCalls(owner);
  const printed = usePrintedCalls(owner);
  return {
    put: (place, file) => (typeof place === 'number' ? sized.put(place, file) : printed.put(place, file)),
    remove: (place) => (typeof place === 'number' ? sized.remove(place) : printed.remove(place)),
  };
}

function useSizedCalls(owner: ImageOwner): ImageCalls<ImageMediaType> {
  const [putShow] = usePutShowImageMutation();
  const [removeShow] = useRemoveShowImageMutation();
  const [putCampaign] = usePutArtistCampaignImageMutation();
  const [removeCampaign] = useRemoveArtistCampaignImageMutation();
  if (owner.kind === 'campaign') {
    const params = { artistCampaignId: owner.artistCampaignId };
    return {
      put: (mediaType, file) => putCampaign({ params, query: { mediaType }, file }),
      remove: (mediaType) => removeCampaign({ params, query: { mediaType } }),
    };
  }
  const params = { showCode: owner.showCode };
  return {
    put: (mediaType, file) => putShow({ params, query: { mediaType }, file }),
    remove: (mediaType) => removeShow({ params, query: { mediaType } }),
  };
}

function usePrintedCalls(owner: ImageOwner): ImageCalls<TicketImageType> {
  const [putAll] = usePutPrintAtHomeImageMutation();
  const [removeAll] = useRemovePrintAtHomeImageMutation();
  const [putOne] = usePutPrintAtHomePriceImageMutation();
  const [removeOne] = useRemovePrintAtHomePriceImageMutation();
  const showCode = owner.kind === 'campaign' ? '' : owner.showCode;
  if (owner.kind === 'print-at-home' && owner.priceTypeId !== undefined) {
    const params = { showCode, priceTypeId: owner.priceTypeId };
    return {
      put: (imageType, file) => putOne({ params, query: { imageType }, file }),
      remove: (imageType) => removeOne({ params, query: { imageType } }),
    };
  }
  return {
    put: (imageType, file) => putAll({ params: { showCode }, query: { imageType }, file }),
    remove: (imageType) => removeAll({ params: { showCode }, query: { imageType } }),
  };
}
