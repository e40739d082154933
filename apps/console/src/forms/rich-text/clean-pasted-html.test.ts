import { expect, it } from 'vitest';
import { cleanPastedHtml } from './clean-pasted-html.ts';

it('keeps two levels of headings', () => {
  expect(cleanPastedHtml('<h1>A <em>b</em></h1><h2>C</h2><h3>D</h3><h6>E</h6>')).toBe(
    '<h3>A <em>b</em></h3><h3>C</h3><h3>D</h3><h4>E</h4>',
  );
});

it('leaves a link only where it leads', () => {
  expect(cleanPastedHtml('<p><a class="x" title="y" target="_self" href="https://a.test">a</a></p>')).toBe(
    '<p><a href="https://a.test">a</a></p>',
  );
});

it('keeps the mark of a piece that was cut out of an editor', () => {
  expect(cleanPastedHtml('<p data-pm-slice="1 1 []">a</p>')).toBe('<p data-pm-slice="1 1 []">a</p>');
});
