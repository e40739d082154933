import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const open = () => set(true);
const close = () => set(false);

/** Whether the command palette is open: its field, its key and the palette itself are far apart. */
export function useCommandPalette() {
  return { isOpen: useSyncExternalStore(subscribe, () => isOpen), open, close };
}
