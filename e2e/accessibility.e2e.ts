import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, readToken, signIn, test } from './journey.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('no page of the console has a serious or critical fault of accessibility', async ({ page }) => {
      test.setTimeout(180_000);
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      await expectNoFaults(page, 'login');
      await signIn(page);
      const { showCode, venueId } = await findObjects(page);
      const pages: [string, string][] = [
        ['/shows', 'Events'],
        ['/shows/new', 'Create event'],
        [`/shows/${showCode}`, ''],
        [`/shows/${showCode}/details`, ''],
        [`/shows/${showCode}/tickets`, 'Tickets'],
        [`/shows/${showCode}/seating`, ''],
        [`/shows/${showCode}/history`, ''],
        [`/shows/${showCode}/seats/tickets?view=table`, ''],
        ['/venues', 'Venues'],
        [`/venues/${venueId}`, ''],
        ['/campaigns', 'Campaigns'],
        ['/tours', 'Tours'],
        ['/tours/new', 'Create tour'],
        ['/promoters/harbour-hall', ''],
        ['/promoters/harbour-hall/edit', ''],
        ['/shows?drawer=region', ''],
        ['/nowhere', 'Oops, page not found'],
      ];
      for (const [path, title] of pages) {
        await page.goto(path);
        const heading = page.getByRole('heading', { level: 1, ...(title ? { name: title } : {}) });
        await expect(heading.or(page.getByRole('dialog')).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectNoFaults(page, path);
      }
    });
  });
}

async function expectNoFaults(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const said = grave.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(', ')}`,
  );
  expect(said, where).toEqual([]);
}

async function findObjects(page: Page): Promise<{ showCode: string; venueId: number }> {
  const headers = { authorization: `Bearer ${await readToken(page)}` };
  const { items } = await (await page.request.get('/api/main/shows?searchTerm=Mahler', { headers })).json();
  const [show] = items;
  return { showCode: show.showCode, venueId: show.venue.venueId };
}
