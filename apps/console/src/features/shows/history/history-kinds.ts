/** What a change was made to, as people would ask for it. */
export const HISTORY_KINDS = ['event', 'tickets', 'seats', 'codes', 'links', 'pictures'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

const OBJECTS: Record<HistoryKind, string> = {
  event: 'show',
  tickets: 'price,price-group',
  seats: 'seats,hold',
  codes: 'offer-code',
  links: 'short-url',
  pictures: 'image',
};

/** The server's kinds of objects, as its query wants them. */
export const toHistoryObjects = (kind: HistoryKind): string => OBJECTS[kind];

export const findHistoryKind = (value: string | undefined): HistoryKind | null =>
  HISTORY_KINDS.find((kind) => kind === value) ?? null;
