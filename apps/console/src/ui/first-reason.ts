/** Why something may not be done: the first reason there is, `!canPay && t('paying.notAllowed')`; undefined: it may. */
export function firstReason(...reasons: readonly (string | false | undefined)[]): string | undefined {
  return reasons.find((reason) => reason) || undefined;
}
