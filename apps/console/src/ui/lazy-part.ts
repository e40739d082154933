import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * Loads a part of a page as a chunk of its own: `lazyPart(async () => (await import('…')).SeatTable)`, like pages in
 * routes.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }));
}
