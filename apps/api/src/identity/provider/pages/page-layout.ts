import type { DeploymentEnvironment } from '@parterre/contract/choices/deployment-choices';
import type { Brand } from '@parterre/contract/wire/brands';
import type { Language } from '#texts/en-GB/language.ts';
import { LANGUAGES } from '#texts/pick-language.ts';
import { type Html, html } from './html.ts';
import { drawLogo } from './logos.ts';

export interface PageSetting {
  brand: Brand;
  /** Of this brand, without a trailing slash: the provider stays at PUBLIC_URL. */
  consoleUrl: string;
  language: Language;
  supportUrl: string;
  environment: DeploymentEnvironment;
  /** True if `?ui_locales=` can show the page in another language. */
  hasLanguageLinks?: boolean;
}

/** Renders one column with the logo, the page's content and the footer, with the brand's picture beside it. Names an environment that is not
 * production, so that nobody takes a test system for the real one. */
export function renderPage(setting: PageSetting, title: string, main: Html): string {
  const { brand, language, supportUrl, environment, hasLanguageLinks } = setting;
  const texts = language.pages;
  return html`<!doctype html>
<html lang="${language.tag}" data-brand="${brand.colour}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${brand.displayName}</title>
<link rel="icon" href="/oidc/assets/icon-${brand.name}.svg">
<link rel="stylesheet" href="/oidc/assets/pages.css">
</head>
<body>
<div class="page">
<header class="brand">${drawLogo(brand)}<span>${brand.displayName}</span>${environment !== 'production' && html`<span class="environment">${environment.toUpperCase()}</span>`}</header>
<main>${main}</main>
<footer>
${hasLanguageLinks && html`<nav aria-label="${texts.language}">${LANGUAGES.map((other) => renderLanguage(other, setting))}</nav>`}
<a href="${supportUrl}" rel="noreferrer">${texts.support}</a>
</footer>
</div>
<div class="picture" aria-hidden="true"><picture>
<source media="(prefers-color-scheme: dark)" srcset="/oidc/assets/picture-${brand.name}-dark.svg">
<img src="/oidc/assets/picture-${brand.name}.svg" alt="">
</picture></div>
</body>
</html>
`.text;
}

const renderLanguage = ({ tag, name }: Language, { brand, language }: PageSetting): Html =>
  tag === language.tag
    ? html`<span lang="${tag}" aria-current="true">${name}</span>`
    : html`<a lang="${tag}" hreflang="${tag}" href="?ui_locales=${tag}&brand=${brand.name}">${name}</a>`;
