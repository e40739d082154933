import type { ReadinessEntry } from '@parterre/contract/shows/overview';
import { EVENT_ENTRIES } from '#pages/entries.ts';

/**
 * How far a step is: its worst entry, or `done` where everything it checks has passed; `filled` checks nothing and has
 * content, `open` has none.
 */
export type StepState = 'error' | 'warning' | 'done' | 'filled' | 'open';
/** How much there is on the pages that the readiness list does not check. */
export type StepContents = Readonly<Record<string, number>>;

export interface SetUpStep {
  /** The key is that of `EVENT_ENTRIES`. */
  key: string;
  href: string;
  state: StepState;
  /** Errors, or warnings where there is no error; what there is where nothing is checked. */
  count: number;
}

/** The pages of an event's set-up in their order, each with what its part of the readiness list says, or what it holds. */
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
