import type { LiveEvents, LiveViewer } from '@parterre/contract/wire/live-events';
import type { Viewer, WatchedThing } from './watched-things.ts';
import { createEventWriter } from './write-event.ts';

export const writeLiveEvent = createEventWriter<LiveEvents>();

export function sendToAll(viewers: Iterable<Viewer>, event: Buffer): void {
  for (const { stream } of viewers) stream.tell(event);
}

export function finishAll(viewers: Iterable<Viewer>, event: Buffer): void {
  for (const { stream } of viewers) stream.finish(event);
}

/** Sends the viewers to everyone when they changed, else to the new ones only. */
export function sendPresence(
  watched: WatchedThing<unknown, unknown>,
  present: LiveViewer[] = [],
  newcomers?: readonly Viewer[],
): void {
  const presence = JSON.stringify(present);
  if (!newcomers && presence === watched.presence) return;
  if (!newcomers) watched.presence = presence;
  sendToAll(newcomers ?? watched.viewers, writeLiveEvent('presence', { viewers: present }));
}
