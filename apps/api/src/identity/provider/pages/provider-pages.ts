import { createHash } from 'node:crypto';
import type { DeploymentEnvironment } from '@parterre/contract/choices/deployment-choices';
import { BRAND_NAMES } from '@parterre/contract/wire/brands';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { type Addresses, PROJECT_SUPPORT_URL, readUrl } from '#addresses.ts';
import { listAccepted, pickLanguage } from '#texts/pick-language.ts';
import { Html, html } from './html.ts';
import { type Message, renderMessagePage } from './message-page.ts';
import { type PageSetting, renderPage } from './page-layout.ts';

export interface PageContext {
  type: string;
  body: unknown;
  status: number;
  get(name: string): string;
  set(name: string, value: string): void;
  accepts(...types: string[]): string | string[] | false;
  response: { get(name: string): string };
  /** What was asked of the provider; absent where nothing could be read. */
  oidc?: { params?: Record<string, unknown> | undefined };
}

interface Asked {
  /** Named by a link or a form of a page that is at PUBLIC_URL whatever the brand. */
  brand?: unknown;
  /** Where the user came from, by which the provider knows the brand. */
  redirectUri?: unknown;
  /** The host that the request was sent to. */
  host?: string | undefined;
  uiLocales?: unknown;
  acceptLanguage?: string | undefined;
}

/** The pages that the library asks for, each rendered into its context, and the setting of all others. */
export interface ProviderPages {
  /** Returns the brand, the language and the addresses of a page. */
  settingOf(asked: Asked): PageSetting;
  renderError(ctx: PageContext, out: { error: string; error_description?: string | undefined }): void;
  renderSignOut(ctx: KoaContextWithOIDC, form: string): void;
  renderSignedOut(ctx: PageContext): void;
}

/** Creates the pages with the brand of the console that the user came from. The provider itself stays at PUBLIC_URL. */
export function createProviderPages(
  addresses: Pick<Addresses, 'siteOf' | 'siteAt'>,
  environment: DeploymentEnvironment,
): ProviderPages {
  const settingOf: ProviderPages['settingOf'] = ({ brand, redirectUri, host, uiLocales, acceptLanguage }) => {
    const named = BRAND_NAMES.find((name) => name === brand);
    const site = named ? addresses.siteOf(named) : addresses.siteAt(toHost(redirectUri) ?? host);
    return {
      brand: site.brand,
      consoleUrl: site.url,
      language: pickLanguage(...splitLocales(uiLocales), ...listAccepted(acceptLanguage)),
      supportUrl: site.supportUrl ?? PROJECT_SUPPORT_URL,
      environment,
    };
  };
  const settingOfContext = (ctx: PageContext) => {
    const params = ctx.oidc?.params ?? {};
    return settingOf({
      redirectUri: params.redirect_uri ?? params.post_logout_redirect_uri,
      uiLocales: params.ui_locales,
      acceptLanguage: ctx.get('accept-language'),
    });
  };

  return {
    settingOf,
    renderError: (ctx, out) => {
      if (ctx.accepts('json', 'html') !== 'html') {
        ctx.body = out;
        return;
      }
      ctx.type = 'text/html; charset=utf-8';
      ctx.body = renderMessagePage(settingOfContext(ctx), toMessage(out), out.error);
    },
    renderSignOut: (ctx, form) => {
      const hint = ctx.oidc.entities.IdTokenHint?.payload.sub;
      const isProven = hint !== undefined && hint === ctx.oidc.session?.accountId;
      const policy = ctx.response.get('content-security-policy');
      if (isProven) ctx.set('content-security-policy', policy.replace('script-src', `script-src ${PRESS_BUTTON_HASH}`));
      ctx.type = 'text/html; charset=utf-8';
      ctx.body = renderSignOutPage(settingOfContext(ctx), form, isProven);
    },
    renderSignedOut: (ctx) => {
      ctx.type = 'text/html; charset=utf-8';
      ctx.body = renderMessagePage(settingOfContext(ctx), 'signed-out');
    },
  };
}

const splitLocales = (uiLocales: unknown): string[] => (typeof uiLocales === 'string' ? uiLocales.split(' ') : []);

function toHost(uri: unknown): string | undefined {
  return typeof uri === 'string' ? readUrl(uri)?.host : undefined;
}

function toMessage({ error, error_description }: { error: string; error_description?: string | undefined }): Message {
  if (error === 'not_found') return 'missing';
  const isStale = error === 'invalid_request' && /expired|not found|session|cookie|xsrf/.test(error_description ?? '');
  return isStale ? 'expired' : 'failed';
}

const PRESS_BUTTON = "document.querySelector('button[name=logout]').click()";
/** The hash of the script with which a proven sign-out submits itself, for that page's policy. */
const PRESS_BUTTON_HASH = `'sha256-${createHash('sha256').update(PRESS_BUTTON).digest('base64')}'`;

/**
 * `form` is the library's own markup, with its CSRF token. The button submits itself when the console proved whose
 * session it ends; otherwise the user is asked.
 */
function renderSignOutPage(setting: PageSetting, form: string, isProven: boolean): string {
  const texts = setting.language.pages;
  return renderPage(
    setting,
    texts.signOut,
    html`<h1>${texts.signOut}</h1><p>${texts.signOutQuestion}</p>
${new Html(form)}<button type="submit" form="op.logoutForm" name="logout" value="yes" autofocus>${texts.signOut}</button>
${isProven && html`<script>${new Html(PRESS_BUTTON)}</script>`}`,
  );
}
