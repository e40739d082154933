import { expect, test } from 'vitest';
import { cleanFileName } from './clean-file-name.ts';

test('a file name has nothing a system could misread, and no ending', () => {
  expect(cleanFileName(' May/Sales.xlsx ')).toBe('May Sales');
  expect(cleanFileName('../../etc/passwd')).toBe('etc passwd');
  expect(cleanFileName('a\u0000b:c*?"<>|d')).toBe('a b c d');
  expect(cleanFileName('Verkäufe, Mai')).toBe('Verkäufe, Mai');
  expect(cleanFileName(' . ')).toBe('');
  expect(cleanFileName('x'.repeat(500))).toHaveLength(120);
  expect(cleanFileName('\u202egpj.exe')).toBe('gpj.exe');
  expect(cleanFileName(`x${'🎭'.repeat(500)}`)).toBe(`x${'🎭'.repeat(59)}`);
});
