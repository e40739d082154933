import type { FeatureAnswer } from '@parterre/contract/features';
import type { Permission } from '@parterre/contract/wire/permissions';

/** spec §6: the built-in list; what the server grants is added to it. */
export const DEFAULT_FEATURES: readonly string[] = ['seat-manager'];

export interface Features {
  ids: ReadonlySet<string>;
  permissions: ReadonlySet<Permission>;
  /** `component` when the console runs inside another site. */
  mode: 'app' | 'component';
}

/** What the user may reach: the union of the server's list and the built-in one, without duplicates. */
export function readFeatures(answer: FeatureAnswer, isEmbedded: boolean): Features {
  return {
    ids: new Set([...DEFAULT_FEATURES, ...answer.items.map((item) => item.id)]),
    permissions: new Set(answer.permissions),
    mode: isEmbedded ? 'component' : answer.mode,
  };
}
