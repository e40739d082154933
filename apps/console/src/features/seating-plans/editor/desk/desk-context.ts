import { createContext, useContext, useSyncExternalStore } from 'react';
import type { EditorDesk } from './editor-desk.ts';

export const DeskContext = createContext<EditorDesk | null>(null);

/** The desk, rendered again whenever anything on it changes. */
export function useDesk(): EditorDesk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('No desk');
  useSyncExternalStore(desk.subscribe, () => desk.version);
  return desk;
}

/** The desk for those who only act on it. */
export function useRestingDesk(): EditorDesk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('No desk');
  return desk;
}
