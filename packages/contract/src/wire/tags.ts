/** The tags of the console's cache that the specification names (spec §7), also those that no call of ours has yet. */
export const SPECIFIED_TAGS = [
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
] as const;
