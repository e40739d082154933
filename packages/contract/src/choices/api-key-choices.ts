export const SALES_CHANNELS = ['web', 'partner-site', 'box-office', 'phone'] as const;
export type SalesChannel = (typeof SALES_CHANNELS)[number];
