/** `device` is for all tabs of this browser, `tab` for this one. */
type Place = 'device' | 'tab';

/** Read at each use, because a browser that blocks its storage throws at the name itself. */
const openStorage = (place: Place): Storage => (place === 'device' ? localStorage : sessionStorage);

/** Returns what was kept on this device; null if nothing was, or if the browser blocks its storage. */
export function readKept(key: string, place: Place = 'device'): string | null {
  try {
    return openStorage(place).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text on this device; null deletes it. With blocked or full storage only that is lost. */
export function keepOnDevice(key: string, value: string | null, place: Place = 'device'): void {
  try {
    if (value === null) openStorage(place).removeItem(key);
    else openStorage(place).setItem(key, value);
  } catch {
    return;
  }
}
