import {
  TICKET_IMAGE_SIZES,
  TICKET_IMAGE_TYPES,
  type TicketImageType,
} from '@parterre/contract/choices/print-at-home-choices';
import { useTranslation } from 'react-i18next';
import {
  usePutPrintAtHomeImageMutation,
  usePutPrintAtHomePriceImageMutation,
  useRemovePrintAtHomeImageMutation,
  useRemovePrintAtHomePriceImageMutation,
} from '#api/queries/events/print-at-home.ts';
import { IMAGE_LIMITS } from '#images/image-limits.ts';
import type { ImageSet } from '#images/image-set.ts';

/** The pictures on the tickets of one price type, or of all tickets of the show if there is none. Needs `pah:write`. */
export function useTicketImages(showCode: string, priceTypeId: number | undefined): ImageSet {
  const { t } = useTranslation(['print-at-home', 'programme']);
  const callsOf = useTicketImageCalls(showCode, priceTypeId);
  return {
    places: TICKET_IMAGE_TYPES.map((imageType) => ({
      id: imageType,
      label: t(`programme:printed.about.${imageType}`),
      width: TICKET_IMAGE_SIZES[imageType].width,
      height: TICKET_IMAGE_SIZES[imageType].height,
      ...callsOf(imageType),
    })),
    fit: 'WHOLE',
    words: { list: t('pictures.list'), intro: t('pictures.intro', IMAGE_LIMITS), removal: t('pictures.removal') },
    permission: 'pah:write',
    tag: 'config',
  };
}

function useTicketImageCalls(showCode: string, priceTypeId: number | undefined) {
  const [putAll] = usePutPrintAtHomeImageMutation();
  const [removeAll] = useRemovePrintAtHomeImageMutation();
  const [putOne] = usePutPrintAtHomePriceImageMutation();
  const [removeOne] = useRemovePrintAtHomePriceImageMutation();
  return (imageType: TicketImageType) => {
    const query = { imageType };
    if (priceTypeId === undefined) {
      const params = { showCode };
      return { put: (file: File) => putAll({ params, query, file }), remove: () => removeAll({ params, query }) };
    }
    const params = { showCode, priceTypeId };
    return { put: (file: File) => putOne({ params, query, file }), remove: () => removeOne({ params, query }) };
  };
}
