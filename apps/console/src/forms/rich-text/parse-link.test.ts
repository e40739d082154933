import { expect, it } from 'vitest';
import { parseLink } from './parse-link.ts';

it.each([
  ['https://harbour.example/a?b=c#d', 'https://harbour.example/a?b=c#d'],
  [' harbour.example/terms ', 'https://harbour.example/terms'],
  ['office@harbour.example', 'mailto:office@harbour.example'],
  ['mailto:office@harbour.example?subject=Hi', 'mailto:office@harbour.example?subject=Hi'],
  ['+49 (0)40 / 123-45', 'tel:+4904012345'],
  ['bücher.example', 'https://bücher.example'],
])('reads %s as %s', (typed, link) => expect(parseLink(typed)).toBe(link));

it.each([
  '',
  'terms',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.test',
  'ftp://a.test',
  'https://',
  'a b.test',
])('refuses %s', (typed) => expect(parseLink(typed)).toBeUndefined());
