type Answers<Works extends readonly unknown[]> = { -readonly [I in keyof Works]: Awaited<Works[I]> };

/**
 * Sends independent statements of one transaction at once, so that they take one round trip. Their order is undefined.
 * Waits until all have ended. Of several failures it throws the first in the list; database errors are all that of the
 * first failed statement (transaction.ts).
 */
export async function together<const Works extends readonly unknown[]>(...works: Works): Promise<Answers<Works>> {
  // The query builder sends a statement again for every `await`, so each is awaited once.
  const ended = await Promise.allSettled(works);
  const answers = ended.map((end) => {
    if (end.status === 'rejected') throw end.reason;
    return end.value;
  });
  return answers as Answers<Works>;
}
