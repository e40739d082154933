/** What a write is repeated under. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7E]{1,100}$/;
/** The revision a change was made on, in quotes; `*`: whatever it is. */
export const IF_MATCH = /^(\*|(W\/)?"([0-9]{1,15})")$/;
