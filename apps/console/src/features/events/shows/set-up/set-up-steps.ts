import type { ReadinessEntry } from '@parterre/contract/shows/overview';
import { EVENT_ENTRIES } from '#pages/entries.ts';

/**
 * The state of a step: its worst entry, or `done` if all its checks passed. Steps without checks are `filled` with
 * content and `open` without.
 */
export type StepState = 'error' | 'warning' | 'done' | 'filled' | 'open';
/** The number of things on pages that the readiness list does not check, by key. */
export type StepContents = Readonly<Record<string, number>>;

export interface SetUpStep {
  /** A key of `EVENT_ENTRIES`. */
  key: string;
  href: string;
  state: StepState;
  /** Errors, otherwise warnings; for a step without checks, the number of things on its page. */
  count: number;
}

/**
 * Lists the set-up pages in order, each with the result of its readiness checks, or with the number of things on it.
 */
export function listSetUpSteps(
  showCode: string,
  entries: readonly ReadinessEntry[],
  contents: StepContents = {},
): SetUpStep[] {
  return Object.entries(EVENT_ENTRIES).flatMap(([key, { href, areas }]) => {
    if (!areas) return [];
    const own = entries.filter((entry) => areas.includes(entry.area));
    return [{ key, href: href(showCode), ...rateStep(own, contents[key] ?? 0) }];
  });
}

function rateStep(entries: readonly ReadinessEntry[], content: number): Pick<SetUpStep, 'state' | 'count'> {
  const errors = entries.filter((entry) => entry.level === 'error').length;
  const warnings = entries.filter((entry) => entry.level === 'warning').length;
  if (errors > 0) return { state: 'error', count: errors };
  if (warnings > 0) return { state: 'warning', count: warnings };
  if (entries.length > 0) return { state: 'done', count: 0 };
  return { state: content > 0 ? 'filled' : 'open', count: content };
}
