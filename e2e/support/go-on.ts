import type { Page } from '@playwright/test';

/** Navigates like a link of the console, which takes half the time of a reload. */
export const goOn = (page: Page, path: string): Promise<void> =>
  page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
