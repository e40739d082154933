import { beforeEach, describe, expect, test } from 'vitest';
import { setErrorReporter } from '#api/error-reports/error-reporter.ts';
import { fallbackChain, parseLanguage, shownLanguage } from './languages.ts';

const reports: string[] = [];
beforeEach(() => {
  reports.length = 0;
  setErrorReporter({ report: (message) => reports.push(message), setUser: () => undefined });
});

describe('the language rule', () => {
  test.each(['en', 'de', 'en-GB', 'pt-BR'])('accepts %s', (code) => {
    expect(parseLanguage(code)).toBe(code);
    expect(reports).toEqual([]);
  });

  test.each(['', 'e', 'english', 'en_GB', 'en-gb', 'EN', 'en-GBR', 'de-'])(
    'logs "%s" once and falls back to en',
    (code) => {
      expect(parseLanguage(code)).toBe('en');
      expect(parseLanguage(code)).toBe('en');
      expect(reports).toEqual([`Not a language code: ${code}`]);
    },
  );

  test('looks texts up in the exact language, then without its region, then in en-GB', () => {
    expect(fallbackChain('fr-CH')).toEqual(['fr-CH', 'fr', 'en-GB']);
    expect(fallbackChain('de-AT')).toEqual(['de', 'en-GB']);
    expect(fallbackChain('en')).toEqual(['en-GB']);
    expect(shownLanguage('de-AT')).toBe('de');
    expect(shownLanguage('fr-CH')).toBe('fr-CH');
    expect(shownLanguage('xx')).toBe('en-GB');
  });
});
