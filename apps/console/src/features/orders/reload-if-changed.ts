import { findProblem } from '#api/failure.ts';

/** Somebody else changed the order meanwhile: shows it as it is now, so that the reader can look and try again. */
export function reloadIfChanged(error: unknown, reload: () => unknown): void {
  const status = findProblem(error)?.status;
  if (status === 409 || status === 412 || status === 422) void reload();
}
