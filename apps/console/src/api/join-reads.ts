interface Read {
  error?: unknown;
  refetch: () => unknown;
}

/**
 * Joins reads that are needed together: the first error among them, and a retry that repeats only those that failed.
 */
export function joinReads(...reads: readonly Read[]) {
  const failed = reads.filter(({ error }) => error !== undefined);
  return {
    error: failed[0]?.error,
    refetch: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}

/**
 * True if the data that a failed read still has are the answer to another page or filter, which would mislead. A result
 * without `currentData` has only data of its own.
 */
export const hasOtherData = (result: { error?: unknown; currentData?: unknown }): boolean =>
  result.error !== undefined && 'currentData' in result && result.currentData === undefined;
