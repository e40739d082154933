type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Drops undefined fields, because a field that the caller left out must be absent. */
export const withoutUndefined = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
