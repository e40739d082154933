import { isRuleReason } from '@parterre/contract/choices/rule-reasons';
import { ENDPOINTS } from '@parterre/contract/endpoints';
import type { Endpoint } from '@parterre/contract/wire/endpoint';
import type { Problem } from '@parterre/contract/wire/problem';

const byId = new Map<string, Endpoint>(ENDPOINTS.map(({ endpoint }) => [endpoint.id, endpoint]));

/** The rule a call says was broken, where the contract does not declare it for this call. */
export function findUndeclaredRule(
  id: string,
  problem: Pick<Problem, 'code' | 'details'> | undefined,
): string | undefined {
  if (problem?.code !== 'RULE_BROKEN') return undefined;
  const reason = problem.details?.reason;
  if (isRuleReason(reason) && byId.get(id)?.reasons?.includes(reason)) return undefined;
  return `${id} answered RULE_BROKEN (${String(reason)}), which the contract does not declare`;
}
