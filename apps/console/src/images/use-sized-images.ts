import { IMAGE_MEDIA_TYPES, IMAGE_SIZES, type ImageMediaType } from '@parterre/contract/choices/image-sizes';
import { useTranslation } from 'react-i18next';
import {
  usePutArtistCampaignImageMutation,
  useRemoveArtistCampaignImageMutation,
} from '#api/queries/events/artist-campaigns.ts';
import { usePutShowImageMutation, useRemoveShowImageMutation } from '#api/queries/events/shows.ts';
import { IMAGE_LIMITS } from './image-limits.ts';
import type { ImagePlace, ImageSet } from './image-set.ts';

/** The pictures of a show in the four named sizes. Needs `show:write`. */
export function useShowImages(showCode: string): ImageSet {
  const { t } = useTranslation('images');
  const [put] = usePutShowImageMutation();
  const [remove] = useRemoveShowImageMutation();
  const params = { showCode };
  return {
    ...useSizedImages((mediaType) => ({
      put: (file) => put({ params, query: { mediaType }, file }),
      remove: () => remove({ params, query: { mediaType } }),
    })),
    words: { list: t('list'), intro: t('intro', IMAGE_LIMITS), removal: t('removeDialog.show') },
    permission: 'show:write',
    tag: 'show',
  };
}

/**
 * The pictures of a campaign in the four named sizes, which can be copied to its shows. A failed removal is worded as
 * in the specification (spec §8).
 */
export function useCampaignImages(artistCampaignId: number): ImageSet {
  const { t } = useTranslation('images');
  const [put] = usePutArtistCampaignImageMutation();
  const [remove] = useRemoveArtistCampaignImageMutation();
  const params = { artistCampaignId };
  return {
    ...useSizedImages((mediaType) => ({
      put: (file) => put({ params, query: { mediaType }, file }),
      remove: () => remove({ params, query: { mediaType } }),
      push: { artistCampaignId, mediaType },
    })),
    words: {
      list: t('list'),
      intro: t('intro', IMAGE_LIMITS),
      removal: t('removeDialog.campaign'),
      removalFailed: t('removeDialog.campaignFailed'),
    },
    permission: 'campaign:write',
    tag: 'campaign',
  };
}

function useSizedImages(callsOf: (mediaType: ImageMediaType) => Pick<ImagePlace, 'put' | 'remove' | 'push'>) {
  const { t } = useTranslation('images');
  const places = IMAGE_MEDIA_TYPES.map((mediaType) => ({
    id: String(mediaType),
    label: t(`sizes.${mediaType}`),
    width: IMAGE_SIZES[mediaType].width,
    height: IMAGE_SIZES[mediaType].height,
    ...callsOf(mediaType),
  }));
  return { places, fit: 'CROPPED' } as const;
}
