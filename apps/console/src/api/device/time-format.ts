import { TIME_FORMATS, type TimeFormat } from '@parterre/contract/choices/account-choices';
import { keepOnDevice, readKept } from './device-storage.ts';

/**
 * Also kept on this device, so that the first page knows the format before the account is read. Not kept outside a
 * browser.
 */
const KEY = 'parterre-time-format';

let current: TimeFormat | undefined;

/** Read from this device once and cached, because a table asks for it in every cell. */
export function readTimeFormat(): TimeFormat {
  current ??= TIME_FORMATS.find((format) => format === readKept(KEY)) ?? '24h';
  return current;
}

/** Applies to everything rendered from now on. */
export function setTimeFormat(format: TimeFormat): void {
  current = format;
  keepOnDevice(KEY, format);
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

export function watchTimeFormat(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
