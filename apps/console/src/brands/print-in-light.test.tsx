import { afterEach, expect, test } from 'vitest';
import { printInLight } from './print-in-light.ts';

const { dataset } = document.documentElement;
afterEach(() => void delete dataset.theme);

test('a dark page is printed in light colours and is dark again afterwards', () => {
  printInLight();
  dataset.theme = 'dark';
  window.dispatchEvent(new Event('beforeprint'));
  // Some browsers announce twice: for the preview, and for the sheet.
  window.dispatchEvent(new Event('beforeprint'));
  expect(dataset.theme).toBe('light');
  window.dispatchEvent(new Event('afterprint'));
  expect(dataset.theme).toBe('dark');
});
