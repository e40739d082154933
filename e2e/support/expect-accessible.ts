import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules of WCAG 2.2 AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules whose result can differ between the colour schemes. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

interface Look {
  /** A selector that excludes the page below a drawer, which is scanned separately. */
  part?: string;
  /**
   * True to scan the other colour scheme too, which takes as long again. `accessibility/` does so with every page,
   * drawer and dialog of the console; a journey only where no list there has what it looks at.
   */
  inBothThemes?: boolean;
}

/**
 * Applies all rules in the present colour scheme, and on demand those of colour in the other one, which then stays:
 * other rules do not depend on it, and a change takes as long as a scan. `where` labels the faults, which do not stop
 * the journey.
 */
export async function expectAccessible(page: Page, where: string, { part = 'html', inBothThemes = false }: Look = {}) {
  const look = () =>
    new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .include(part);
  const shown = await page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
  await show(page, shown);
  expect.soft(await listFaults(look().withTags(RULES)), `${where}, ${shown}`).toEqual([]);
  if (!inBothThemes) return;
  const other = shown === 'dark' ? 'light' : 'dark';
  await show(page, other);
  expect.soft(await listFaults(look().withRules(RULES_OF_COLOUR)), `${where}, ${other}`).toEqual([]);
}

/** The scheme changes with a transition; measuring halfway would give wrong contrasts. */
async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction((scheme) => {
    const isPassing = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    return (document.documentElement.dataset.theme ?? scheme) === scheme && !document.getAnimations().some(isPassing);
  }, colorScheme);
}

async function listFaults(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ target }) => target.join(' '))}`);
}
