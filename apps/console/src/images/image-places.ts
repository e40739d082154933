import { IMAGE_MEDIA_TYPES, IMAGE_SIZES, type ImageMediaType } from '@parterre/contract/choices/image-sizes';
import {
  TICKET_IMAGE_SIZES,
  TICKET_IMAGE_TYPES,
  type TicketImageType,
} from '@parterre/contract/choices/print-at-home-choices';
import type { Permission } from '@parterre/contract/wire/permissions';

/** Whose pictures a panel shows; without a price type those of all tickets of the event. */
export type ImageOwner =
  | { kind: 'show'; showCode: string }
  | { kind: 'campaign'; artistCampaignId: number }
  | { kind: 'print-at-home'; showCode: string; priceTypeId?: number | undefined };

/** A named size of the pictures of events and campaigns, or a place on a ticket. */
export type ImagePlace = ImageMediaType | TicketImageType;

export interface PlacedImage {
  mediaType: number | TicketImageType;
  url: string;
  /** Whose it is, in words, where the owner has none of its own: it can be replaced, and not removed. */
  from?: string | undefined;
}

export const PLACE_SIZES: Readonly<Record<ImagePlace, { width: number; height: number }>> = {
  ...IMAGE_SIZES,
  ...TICKET_IMAGE_SIZES,
};

export const PLACES: Record<ImageOwner['kind'], readonly ImagePlace[]> = {
  show: IMAGE_MEDIA_TYPES,
  campaign: IMAGE_MEDIA_TYPES,
  'print-at-home': TICKET_IMAGE_TYPES,
};

/** What changing them asks for; whether the reader has it is the page's to know. */
export const IMAGE_PERMISSIONS: Record<ImageOwner['kind'], Permission> = {
  show: 'show:write',
  campaign: 'campaign:write',
  'print-at-home': 'pah:write',
};

/** What the server may have changed although the call was given up. */
export const IMAGE_TAGS = { show: 'show', campaign: 'campaign', 'print-at-home': 'config' } as const;
