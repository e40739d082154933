import { LIMITS } from '@parterre/contract/choices/limits';
import { maxLength, required } from '#forms/rules.ts';

/** As the server takes it. */
export const PLAN_NAME_RULES = [required, maxLength(LIMITS.seatingPlan.name)];
