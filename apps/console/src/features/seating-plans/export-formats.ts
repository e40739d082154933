/** What a plan is exported as; the words are `seating-plans:export.<format>`. */
export const EXPORT_FORMATS = ['parterre', 'pretix', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
