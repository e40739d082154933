/** Returns the parameters with some set; those without a value are removed, and all others are kept. */
export function changeParams(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null | undefined>>,
): URLSearchParams {
  const changed = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes))
    if (value) changed.set(name, value);
    else changed.delete(name);
  return changed;
}

/** Returns the parameters without some. */
export function without(params: URLSearchParams, names: readonly string[]): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const name of names) written.delete(name);
  return written;
}
