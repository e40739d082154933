/** Why something may not be done: the first reason there is, `isLost && t('paying.nothing')`; undefined: it may. */
export function firstReason(...reasons: readonly (string | false | undefined)[]): string | undefined {
  return reasons.find((reason) => reason) || undefined;
}
