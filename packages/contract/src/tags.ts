/** What the console's cache is grouped by: the specification's thirteen (spec §7), then ours. */
export const TAGS = [
  'price-group',
  'seating-block',
  'price',
  'comp-price',
  'seat-price',
  'show',
  'campaign',
  'venue',
  'offer-code',
  'pay-at-home-default',
  'config',
  'config-field-display',
  'preview',
  'hold',
  'seating-plan',
  'promoter',
  'lookup',
  'feature',
  'history',
] as const;
export type Tag = (typeof TAGS)[number];
