import type { ImageMediaType } from '@parterre/contract/choices/image-sizes';
import type { Permission } from '@parterre/contract/wire/permissions';
import {
  usePutArtistCampaignImageMutation,
  useRemoveArtistCampaignImageMutation,
} from '#api/queries/events/artist-campaigns.ts';
import { usePutShowImageMutation, useRemoveShowImageMutation } from '#api/queries/events/shows.ts';

/** Whose pictures a panel shows. */
export type ImageOwner = { kind: 'show'; showCode: string } | { kind: 'campaign'; artistCampaignId: number };

/** What changing them asks for; whether the reader has it is the page's to know. */
export const IMAGE_PERMISSIONS: Record<ImageOwner['kind'], Permission> = {
  show: 'show:write',
  campaign: 'campaign:write',
};

/** A call under way: `unwrap` rejects with its failure, `abort` gives it up. */
export interface RunningCall {
  unwrap: () => Promise<unknown>;
  abort: () => void;
}

interface ImageCalls {
  put: (mediaType: ImageMediaType, file: File) => RunningCall;
  remove: (mediaType: ImageMediaType) => RunningCall;
}

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
