import { createHash } from 'node:crypto';
import { Html, html } from './html.ts';
import { type PageSetting, renderPage } from './page-layout.ts';
import { PAGE_TEXTS } from './page-texts.ts';

const PRESS_BUTTON = "document.querySelector('button[name=logout]').click()";
/** The one script a page of the provider may run, named by its hash in that page's policy. */
export const PRESS_BUTTON_HASH = `'sha256-${createHash('sha256').update(PRESS_BUTTON).digest('base64')}'`;

/**
 * `form` is the library's own markup with its token against forged requests. When the console proved whose session it
 * ends, the button presses itself; otherwise the user is asked.
 */
export function renderSignOutPage(setting: PageSetting, form: string, isProven: boolean): string {
  const texts = PAGE_TEXTS[setting.language];
  return renderPage(
    setting,
    texts.signOut,
    html`<h1>${texts.signOut}</h1><p>${texts.signOutQuestion}</p>
${new Html(form)}<button type="submit" form="op.logoutForm" name="logout" value="yes" autofocus>${texts.signOut}</button>
${isProven && html`<script>${new Html(PRESS_BUTTON)}</script>`}`,
  );
}
