/** The cache tags that the specification names (spec §7), even those that no call uses yet. */
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
