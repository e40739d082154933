/** The fields an entry kept of a thing; empty where it kept none. */
export const toFields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
