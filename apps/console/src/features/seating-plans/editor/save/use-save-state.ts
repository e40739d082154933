import type { DraftSaver, SaveState } from '@parterre/plan-editor';
import { useSyncExternalStore } from 'react';

/** Whether the server has what is drawn, and if not, why. Everybody who shows it asks here. */
export function useSaveState(saver: DraftSaver): SaveState {
  return useSyncExternalStore(saver.subscribe, saver.getState);
}
