import { TIME_FORMATS, type TimeFormat } from '@parterre/contract/choices/access-choices';

/** Kept on this device too, so that the first page has it before the account is read. Outside a browser nothing is kept. */
const KEY = 'parterre-time-format';

let current: TimeFormat | undefined;

/** Read once from this device and kept: a table asks for it in every cell. */
export function readTimeFormat(): TimeFormat {
  current ??= TIME_FORMATS.find((format) => format === globalThis.localStorage?.getItem(KEY)) ?? '24h';
  return current;
}

/** What is drawn from now on has it. */
export function setTimeFormat(format: TimeFormat): void {
  current = format;
  globalThis.localStorage?.setItem(KEY, format);
}
