type Answers<Works extends readonly unknown[]> = { -readonly [I in keyof Works]: Awaited<Works[I]> };

/**
 * Statements of one transaction that need nothing of each other: sent at once, answered in one round trip. They run in no
 * order that may be relied on. All have ended when this does. Of several failures the first in the list is thrown: those
 * of the database all say what the first statement failed of (transaction.ts).
 */
export async function together<const Works extends readonly unknown[]>(...works: Works): Promise<Answers<Works>> {
  // A statement of the query builder is sent again by everybody who waits for it: each is waited for once.
  const ended = await Promise.allSettled(works);
  const answers = ended.map((end) => {
    if (end.status === 'rejected') throw end.reason;
    return end.value;
  });
  return answers as Answers<Works>;
}
