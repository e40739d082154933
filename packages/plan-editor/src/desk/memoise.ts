/** Recomputes only when one of the values has changed; otherwise returns the last result. */
export function memoise<Value>(readValues: () => readonly unknown[], compute: () => Value): () => Value {
  let last: { readonly values: readonly unknown[]; readonly value: Value } | null = null;
  return () => {
    const values = readValues();
    if (!last || values.some((value, at) => value !== last?.values[at])) last = { values, value: compute() };
    return last.value;
  };
}
