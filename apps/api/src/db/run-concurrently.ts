type Answers<Works extends readonly unknown[]> = { -readonly [I in keyof Works]: Awaited<Works[I]> };

/**
 * Sends independent statements of one transaction in one round trip, in no particular order, and waits until all have
 * ended. Of several failures it throws the first in the list; database errors all repeat the first failed statement
 * (transaction.ts).
 */
export async function runConcurrently<const Works extends readonly unknown[]>(
  ...works: Works
): Promise<Answers<Works>> {
  // The query builder sends a statement again for every `await`, so each is awaited once.
  const ended = await Promise.allSettled(works);
  const answers = ended.map((end) => {
    if (end.status === 'rejected') throw end.reason;
    return end.value;
  });
  return answers as Answers<Works>;
}
