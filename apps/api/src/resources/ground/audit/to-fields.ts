/** Returns the fields that an entry kept of a thing; empty when it kept none. */
export const toFields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
