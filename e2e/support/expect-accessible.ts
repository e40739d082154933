import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What can differ between light and dark. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

interface Look {
  /** A selector: under a drawer lies a page that has its own turn. */
  part?: string;
  /** Whether the colours of the other theme are looked at too: once for a page is enough, whatever its width. */
  inBothThemes?: boolean;
}

/**
 * Every rule in the theme that is shown, those of colour in the other one too, which stays: what has no colour is the same in
 * both, and a change of theme takes as long as a look. `where` names the place among the faults. The journey goes on in either
 * case.
 */
export async function expectAccessible(page: Page, where: string, { part = 'html', inBothThemes = true }: Look = {}) {
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
