/** spec §6: only the seat manager is in the built-in default list. */
export const DEFAULT_FEATURES: readonly string[] = ['seat-manager'];
