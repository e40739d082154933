import type { Moment } from './read-moment.ts';
import type { Viewer, WatchedShow } from './watched-shows.ts';
import { writeEvent } from './write-event.ts';

export function tellAll(viewers: Iterable<Viewer>, event: Buffer): void {
  for (const { stream } of viewers) stream.tell(event);
}

export function finishAll(viewers: Iterable<Viewer>, event: Buffer): void {
  for (const { stream } of viewers) stream.finish(event);
}

/** All viewers when it changed, or those who have just come. */
export function tellPresence(show: WatchedShow, { viewers }: Moment, newcomers?: readonly Viewer[]): void {
  const present = viewers.get(show.showId) ?? [];
  const presence = JSON.stringify(present);
  if (!newcomers && presence === show.presence) return;
  if (!newcomers) show.presence = presence;
  tellAll(newcomers ?? show.viewers, writeEvent('presence', { viewers: present }));
}
