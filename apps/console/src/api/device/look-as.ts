import { LOOK_AS_HEADER } from '@parterre/contract/choices/access-choices';
import type { LookAs } from '@parterre/contract/roles';
import { keepOnDevice, readKept } from './device-storage.ts';

/** The user or role this tab is viewed as, and the name shown in the frame. */
export interface Looking {
  name: string;
  as: LookAs;
}

const KEY = 'parterre-look-as';

/** Kept per tab: other tabs keep the signed-in user. */
export function readLooking(): Looking | null {
  const stored = readKept(KEY, 'tab');
  try {
    const looking: unknown = stored === null ? null : JSON.parse(stored);
    return isLooking(looking) ? looking : null;
  } catch {
    return null;
  }
}

const isLooking = (stored: unknown): stored is Looking =>
  typeof stored === 'object' && stored !== null && 'name' in stored && 'as' in stored;

/**
 * Starts or ends viewing as somebody else. The caller reloads the page, so that nothing read as the other user remains.
 */
export function keepLooking(looking: Looking | null): void {
  keepOnDevice(KEY, looking && JSON.stringify(looking), 'tab');
}

export function setLookAsHeader(headers: Headers): void {
  const looking = readLooking();
  if (looking) headers.set(LOOK_AS_HEADER, JSON.stringify(looking.as));
}
