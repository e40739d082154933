import type { InsertOwned } from '#test/support/insert-all-owned.ts';

export const insertOwned: InsertOwned = async (api, { promoter }) => (await api.createKey(promoter)).apiKeyId;
