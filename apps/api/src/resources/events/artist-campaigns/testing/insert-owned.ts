import { insertCampaign } from '#test/scenes/insert-tour.ts';
import type { InsertOwned } from '#test/support/insert-all-owned.ts';

export const insertOwned: InsertOwned = async (api, { promoter }) =>
  (await insertCampaign(api, promoter)).artistCampaignId;
