/** Label lengths are counted in graphemes, the characters that a reader sees (`measureLabel`). */
export const SEAT_LABEL_LENGTH_MAX = 6;
export const ROW_LABEL_LENGTH_MAX = 10;
export const BLOCK_LABEL_LENGTH_MAX = 40;
export const BLOCK_DESCRIPTION_LENGTH_MAX = 250;
/**
 * The UTF-16 units that count as one character: a family emoji with skin tones has 15, but accents stack without end.
 * Seat ids thus have at most 16 × (40 + 10 + 6) + 2 units; the contract allows 1,000.
 */
export const LABEL_CHARACTER_UNITS_MAX = 16;
/** The longest block label, in UTF-16 units, that the plan checks accept; the limit of labels in requests. */
export const BLOCK_LABEL_UNITS_MAX = BLOCK_LABEL_LENGTH_MAX * LABEL_CHARACTER_UNITS_MAX;

/** Limits of a plan: more than any venue has, and few enough to draw and edit. */
export const STANDING_AREAS_MAX = 1000;
export const SHAPES_MAX = 10_000;
export const CATEGORIES_MAX = 1000;
export const CORNERS_MAX = 100_000;
/** The most places of one standing area; the sum over all areas of a plan fits 32 bits. */
export const STANDING_CAPACITY_MAX = 1_000_000;
export const BEST_RANK_MAX = 1_000_000;
/** Block ids count up from the highest one, so the limit is far below the integers a double represents exactly. */
export const BLOCK_ID_MAX = 1_000_000_000;
/** The largest rotation in either direction, in degrees. */
export const ROTATION_MAX = 360;

/** The number of labels that a 16-bit column of the geometry can index. */
export const DISTINCT_SEAT_LABELS_MAX = 65_536;
export const BLOCKS_MAX = 65_536;

export const IMPORT_SIZE_BYTES_MAX = 50 * 1024 * 1024;
export const IMPORT_SEATS_MAX = 250_000;
export const IMPORT_DEPTH_MAX = 64;
/** The most objects and lists in a JSON file; the most verbose format needs a handful for each seat. */
export const IMPORT_OBJECTS_MAX = 2_000_000;

/**
 * The problems of one kind that are listed: a broken file can be wrong at every seat, and nobody reads more than this.
 */
export const PROBLEMS_PER_CODE_MAX = 500;
