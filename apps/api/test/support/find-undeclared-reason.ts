import { isReasonedCode } from '@parterre/contract/choices/reasons';
import { ENDPOINTS } from '@parterre/contract/endpoints';
import type { Endpoint } from '@parterre/contract/wire/endpoint';
import type { Problem } from '@parterre/contract/wire/problem';

const byId = new Map<string, Endpoint>(ENDPOINTS.map(({ endpoint }) => [endpoint.id, endpoint]));

/**
 * Returns the reason that a call names although the contract does not declare it for this call; also reports a missing
 * reason.
 */
export function findUndeclaredReason(
  id: string,
  problem: Pick<Problem, 'code' | 'details'> | undefined,
): string | undefined {
  if (!problem || !isReasonedCode(problem.code)) return undefined;
  const reason = problem.details?.reason;
  const declared: readonly unknown[] = byId.get(id)?.reasons?.[problem.code] ?? [];
  if (declared.includes(reason)) return undefined;
  return `${id} answered ${problem.code} (${String(reason)}), which the contract does not declare`;
}
