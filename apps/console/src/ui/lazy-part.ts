import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A part of a page in a chunk of its own: `lazyPart(async () => (await import('…')).SeatTable)`, as pages in the routes. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }));
}
