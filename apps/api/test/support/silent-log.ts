import type { Log } from '#process/log.ts';

/** The log of a test that expects nothing of it. */
export const SILENT_LOG: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
