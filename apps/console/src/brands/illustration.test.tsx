import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND_NAMES, BRANDS, type BrandName } from '@parterre/contract/wire/brands';
import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { Illustration, scenes } from './illustration.tsx';

const NAMES = Object.keys(scenes) as (keyof typeof scenes)[];

async function draw(brand: BrandName, name: keyof typeof scenes): Promise<string> {
  const { container } = await renderWithConsole(<Illustration name={name} />, { brand: BRANDS[brand] });
  const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')).join(' ');
  cleanup();
  return paths;
}

test('the six pictures of the specification are drawn in each brand, each another one', async () => {
  const drawn = new Set<string>();
  for (const brand of BRAND_NAMES) for (const name of NAMES) drawn.add(await draw(brand, name));
  expect(NAMES.toSorted()).toEqual([
    'add-seated-ticket',
    'add-ticket',
    'additional-tools',
    'event-details',
    'no-order',
    'successful',
  ]);
  expect(drawn.size).toBe(BRAND_NAMES.length * NAMES.length);
});

test('every picture is shown somewhere', () => {
  const source = join(import.meta.dirname, '..');
  const shown = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(features|shell)\/.*(?<!\.test)\.tsx$/.test(path))
    .map((path) => readFileSync(join(source, path), 'utf8'))
    .filter((text) => text.includes('<Illustration'))
    .join('');
  expect(NAMES.filter((name) => !new RegExp(`['"]${name}['"]`).test(shown))).toEqual([]);
});
