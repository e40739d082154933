import { USER_PERMISSIONS, type UserPermission } from '@parterre/contract/wire/permissions';
import { createContext, type ReactNode } from 'react';
import { findProblem } from '#api/failure.ts';

/** Renders a button that asks for a permission. The shell provides it, because it knows the user. */
export const AskAccess = createContext<(permission: UserPermission) => ReactNode>(() => null);

/** Returns the permission that the server found missing; undefined for any other failure. */
export function findLacking(error: unknown): UserPermission | undefined {
  const problem = findProblem(error);
  // A feature that is switched off was switched off on purpose, so nobody is asked for it.
  if (problem?.code !== 'FORBIDDEN' || problem.details?.feature !== undefined) return undefined;
  return USER_PERMISSIONS.find((known) => known === problem.details?.permission);
}
