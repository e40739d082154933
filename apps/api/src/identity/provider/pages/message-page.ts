import { html } from './html.ts';
import { type PageSetting, renderPage } from './page-layout.ts';

export type Message = 'signed-out' | 'expired' | 'missing' | 'failed' | 'link-ended' | 'sign-in-first';

/** Renders a page that shows a message, and where to sign in if that helps. `code` is the protocol's error code, for support. */
export function renderMessagePage(setting: PageSetting, message: Message, code?: string): string {
  const texts = setting.language.pages;
  const accounts = setting.language.accounts.pages;
  const [title, text] = {
    'signed-out': [texts.signedOut, texts.signedOutText],
    expired: [texts.expired, texts.expiredText],
    missing: [texts.missing, texts.failedText],
    failed: [texts.failed, texts.failedText],
    'sign-in-first': [accounts.signInFirst, accounts.signInFirstText],
    'link-ended': [accounts.linkEnded, accounts.linkEndedText],
  }[message];
  return renderPage(
    setting,
    title ?? '',
    html`<h1>${title}</h1><p>${text}</p>${code && html`<p>${texts.code}: <code>${code}</code></p>`}
${SIGN_IN_HELPS.has(message) && html`<a class="button" href="${setting.consoleUrl}/">${texts.signIn}</a>`}`,
  );
}

/** A link that was used has done its work: there is an account to sign in with. */
const SIGN_IN_HELPS: ReadonlySet<Message> = new Set(['link-ended', 'sign-in-first']);
