import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What can differ between light and dark. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * Every rule in light, those of colour in dark too. `where` names the place among the faults, `part` is a selector: under a
 * drawer lies a page that has its own turn. The journey goes on in either case.
 */
export async function expectAccessible(page: Page, where: string, part = 'html'): Promise<void> {
  const look = () =>
    new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .include(part);
  await show(page, 'light');
  expect.soft(await listFaults(look().withTags(RULES)), `${where}, light`).toEqual([]);
  await show(page, 'dark');
  expect.soft(await listFaults(look().withRules(RULES_OF_COLOUR)), `${where}, dark`).toEqual([]);
  await show(page, 'light');
}

/** The console follows the system a moment later, and colours pass over: half of each would be nobody's colours. */
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
