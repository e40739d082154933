import type { ImageMediaType } from '@parterre/contract/choices/image-sizes';
import {
  usePutArtistCampaignImageMutation,
  useRemoveArtistCampaignImageMutation,
} from '#api/queries/artist-campaigns.ts';
import { usePutShowImageMutation, useRemoveShowImageMutation } from '#api/queries/shows.ts';
import type { ImageOwner } from './image-owner.ts';

/** A call under way: `unwrap` rejects with its failure, `abort` gives it up. */
export interface RunningCall {
  unwrap: () => Promise<unknown>;
  abort: () => void;
}

export interface ImageCalls {
  put: (mediaType: ImageMediaType, file: File) => RunningCall;
  remove: (mediaType: ImageMediaType) => RunningCall;
}

/** The two calls of a picture, whoever it belongs to. */
export function useImageCalls(owner: ImageOwner): ImageCalls {
  const [putShow] = usePutShowImageMutation();
  const [removeShow] = useRemoveShowImageMutation();
  const [putCampaign] = usePutArtistCampaignImageMutation();
  const [removeCampaign] = useRemoveArtistCampaignImageMutation();
  if (owner.kind === 'show') {
    const params = { showCode: owner.showCode };
    return {
      put: (mediaType, file) => putShow({ params, query: { mediaType }, file }),
      remove: (mediaType) => removeShow({ params, query: { mediaType } }),
    };
  }
  const params = { artistCampaignId: owner.artistCampaignId };
  return {
    put: (mediaType, file) => putCampaign({ params, query: { mediaType }, file }),
    remove: (mediaType) => removeCampaign({ params, query: { mediaType } }),
  };
}
