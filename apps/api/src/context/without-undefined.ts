type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** The fields that say something: what a caller leaves out is absent, not `undefined`. */
export const withoutUndefined = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
