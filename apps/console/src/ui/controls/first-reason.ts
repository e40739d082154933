/** Returns the first reason, as in `isLost && t('paying.nothing')`; undefined if the action is allowed. */
export function firstReason(...reasons: readonly (string | false | undefined)[]): string | undefined {
  return reasons.find((reason) => reason) || undefined;
}
