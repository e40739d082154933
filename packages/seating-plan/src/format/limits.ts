/** Label lengths are counted in graphemes, the characters that a reader sees (`measureLabel`). */
export const SEAT_LABEL_LENGTH_MAX = 6;
export const ROW_LABEL_LENGTH_MAX = 10;
export const BLOCK_LABEL_LENGTH_MAX = 40;
export const BLOCK_DESCRIPTION_LENGTH_MAX = 250;
/**
 * The UTF-16 units that count as one character: a family with skin tones has 15, while marks stack on a letter without
 * end. Seat ids are therefore at most 16 × (40 + 10 + 6) + 2 units long; the contract allows 1,000.
 */
export const LABEL_CHARACTER_UNITS_MAX = 16;
/** No block label that the plan checks accept is longer. A request that names a block is limited by this. */
export const BLOCK_LABEL_UNITS_MAX = BLOCK_LABEL_LENGTH_MAX * LABEL_CHARACTER_UNITS_MAX;

/** More standing areas, shapes, categories and corners than any venue has, and few enough to draw and edit. */
export const STANDING_AREAS_MAX = 1000;
export const SHAPES_MAX = 10_000;
export const CATEGORIES_MAX = 1000;
export const CORNERS_MAX = 100_000;
/** Places of one standing area; the sum over all areas of a plan still fits 32 bits. */
export const STANDING_CAPACITY_MAX = 1_000_000;
export const BEST_RANK_MAX = 1_000_000;
/** Block ids count up from the highest, so the limit is far below where a double stops being exact. */
export const BLOCK_ID_MAX = 1_000_000_000;
/** Degrees, in either direction. */
export const ROTATION_MAX = 360;

/** A 16-bit column of the geometry can number this many. */
export const DISTINCT_SEAT_LABELS_MAX = 65_536;
export const BLOCKS_MAX = 65_536;

export const IMPORT_SIZE_BYTES_MAX = 50 * 1024 * 1024;
export const IMPORT_SEATS_MAX = 250_000;
export const IMPORT_DEPTH_MAX = 64;
/** Objects and lists in a JSON file; the most verbose format needs a handful for each seat. */
export const IMPORT_OBJECTS_MAX = 2_000_000;

/** A broken file can be wrong at every seat, and nobody reads more problems of one kind than this. */
export const PROBLEMS_PER_CODE_MAX = 500;
