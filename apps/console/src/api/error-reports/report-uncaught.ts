import { CallFailure } from '../failure.ts';
import { errorReporter } from './error-reporter.ts';

/**
 * Reports what nobody caught outside of React's own rendering: in a handler, a frame of the map or a promise (spec §8).
 * A failed call was reported when it failed, and a call that was given up is none.
 */
export function reportUncaught(): void {
  window.addEventListener('error', ({ error }) => report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

function report(cause: unknown): void {
  if (!(cause instanceof Error) || cause instanceof CallFailure || cause.name === 'AbortError') return;
  errorReporter().report('Uncaught interface error', cause);
}
