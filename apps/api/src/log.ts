import { pino } from 'pino';
import type { Log } from './context.ts';

/** Structured lines for what happens outside a request. */
export const createLog = (level: string): Log => {
  const logger = pino({ level });
  return {
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
  };
};
