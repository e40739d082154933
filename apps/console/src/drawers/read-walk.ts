import type { DrawerHeading } from './drawer-header.tsx';

/** Leads to the previous and the next of a list; undefined if the open one is not in it, as after its removal. */
export function readWalk<Id>(ids: readonly Id[], open: Id, goTo: (id: Id) => unknown): DrawerHeading['walk'] {
  const at = ids.indexOf(open);
  if (at < 0) return undefined;
  const lead = (id: Id | undefined) => (id === undefined ? undefined : () => void goTo(id));
  return { previous: lead(ids[at - 1]), next: lead(ids[at + 1]) };
}
