import { USER_PERMISSIONS, type UserPermission } from '@parterre/contract/wire/permissions';
import { createContext, type ReactNode } from 'react';
import { findProblem } from '#api/failure.ts';

/** The way to ask for a permission, given by the shell, which knows who is signed in. */
export const AskAccess = createContext<(permission: UserPermission) => ReactNode>(() => null);

/** The permission without which the server refused; undefined for any other failure, and where somebody only looks. */
export function findLacking(error: unknown): UserPermission | undefined {
  const problem = findProblem(error);
  // What is switched off is not asked for: whoever switched it off knows.
  if (problem?.code !== 'FORBIDDEN' || problem.details?.feature !== undefined) return undefined;
  return USER_PERMISSIONS.find((known) => known === problem.details?.permission);
}
