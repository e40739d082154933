import { LOOK_AS_HEADER } from '@parterre/contract/choices/access-choices';
import type { LookAs } from '@parterre/contract/roles';

/** As whom this tab looks at the console, with the name that the frame says. */
export interface Looking {
  name: string;
  as: LookAs;
}

const KEY = 'parterre-look-as';

/** Of this tab only: another one goes on as whom it signed in. */
export function readLooking(): Looking | null {
  const stored = globalThis.sessionStorage?.getItem(KEY) ?? null;
  try {
    const looking: unknown = stored === null ? null : JSON.parse(stored);
    return isLooking(looking) ? looking : null;
  } catch {
    return null;
  }
}

const isLooking = (stored: unknown): stored is Looking =>
  typeof stored === 'object' && stored !== null && 'name' in stored && 'as' in stored;

/** Begins or ends it. The page is then loaded anew, so that nothing stays of what was read as somebody else. */
export function keepLooking(looking: Looking | null): void {
  if (looking) window.sessionStorage.setItem(KEY, JSON.stringify(looking));
  else window.sessionStorage.removeItem(KEY);
}

export function setLookAsHeader(headers: Headers): void {
  const looking = readLooking();
  if (looking) headers.set(LOOK_AS_HEADER, JSON.stringify(looking.as));
}
