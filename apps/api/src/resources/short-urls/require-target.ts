import { AppError } from '../../errors.ts';
import { checkTarget, type TargetRules } from './check-target.ts';

/** The target as it is stored; INVALID naming `targetUrl` and the hosts that are allowed. */
export function requireTarget(targetUrl: string, rules: TargetRules): string {
  const checked = checkTarget(targetUrl, rules);
  if ('url' in checked) return checked.url;
  throw new AppError('INVALID', { fieldErrors: [checked.error] });
}
