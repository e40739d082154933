import type { Permission } from '@parterre/contract/wire/permissions';

/** Whose pictures a panel shows. */
export type ImageOwner = { kind: 'show'; showCode: string } | { kind: 'campaign'; artistCampaignId: number };

/** What changing them asks for; whether the reader has it is the page's to know. */
export const IMAGE_PERMISSIONS: Record<ImageOwner['kind'], Permission> = {
  show: 'show:write',
  campaign: 'campaign:write',
};
