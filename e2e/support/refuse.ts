import { realProblem } from '@parterre/contract/testing/real-problem';
import type { ErrorCode } from '@parterre/contract/wire/error-codes';
import type { Route } from '@playwright/test';

/** Answers like the server would refuse. */
export const refuse = (route: Route, code: ErrorCode, extras?: Parameters<typeof realProblem>[1]): Promise<void> => {
  const body = realProblem(code, extras);
  return route.fulfill({ status: body.status, contentType: 'application/problem+json', json: body });
};
