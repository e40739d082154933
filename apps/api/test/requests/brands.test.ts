import { readFileSync } from 'node:fs';
import { BRAND_NAMES, BRANDS, MARK, SCALES } from '@parterre/contract/wire/brands';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { toAddresses } from '#addresses.ts';
import { applyBrand } from '#http/console.ts';
import { addDocs } from '#http/docs.ts';

const PAGE = readFileSync(new URL('../../../console/index.html', import.meta.url), 'utf8');

it.each(BRAND_NAMES)('sends the page of %s with its title and icon before any script runs', (name) => {
  const beforeScripts = applyBrand(PAGE, { brand: name, market: '' }).split('<script')[0];
  expect(beforeScripts).toContain(`<html data-brand="${name}" lang="en-GB">`);
  expect(beforeScripts).toContain(`<title>${BRANDS[name].displayName}</title>`);
  expect(beforeScripts).toContain(`href="/favicons/${name}.svg"`);
});

it.each(BRAND_NAMES)('draws the icon of %s of its mark, in its colours', (name) => {
  const { favicon, mark, colour } = BRANDS[name];
  const icon = readFileSync(new URL(`../../../console/public/favicons/${favicon}`, import.meta.url), 'utf8');
  expect(icon).toContain(`viewBox="0 0 ${MARK.viewBox} ${MARK.viewBox}"`);
  expect(icon).toContain(`d="${mark}"`);
  expect(icon).toContain(`stroke="${SCALES[colour][600]}" stroke-width="${MARK.strokeWidth}"`);
  expect(icon).toContain(`path{stroke:${SCALES[colour][400]}}`);
});

it('gives one market its own icon', () => {
  expect(applyBrand(PAGE, { brand: 'parterre', market: 'CH' })).toContain('href="/favicons/parterre-ch.svg"');
});

it('names the API after the brand of the host', async () => {
  const app = Fastify();
  addDocs(
    app,
    'http://localhost/oidc',
    toAddresses('http://localhost', { BRAND_HOSTS: [['rowline.test', 'rowline']] }),
  );
  const read = async (url: string, host: string) => (await app.inject({ url, headers: { host } })).body;
  expect(await read('/docs', 'rowline.test')).toContain('<title>Rowline API</title>');
  expect(await read('/docs', 'parterre.test')).toContain('<h1>Parterre API</h1>');
  expect(JSON.parse(await read('/openapi.json', 'rowline.test')).info.title).toBe('Rowline');
  for (const url of ['/docs', '/openapi.json'])
    expect(await read(url, 'rowline.test')).not.toMatch(/Parterre|PARTERRE/);
});
