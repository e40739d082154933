import { TICKET_LANGUAGES } from '@parterre/contract/choices/print-at-home-choices';
import { describe, expect, test } from 'vitest';
import { pickPlaceWords } from './place-words.ts';
import { findDefaultTerms } from './ticket-terms.ts';
import { pickTicketWords } from './ticket-words.ts';

describe.each(TICKET_LANGUAGES.filter((culture) => !culture.startsWith('en')))('in %s', (culture) => {
  test('a ticket has its own words', () => {
    const { number, doors, barcodeAlt, ...words } = pickTicketWords(culture);
    const english = pickTicketWords('en-GB');
    expect(number(2, 5)).toMatch(/2.*5|5.*2/);
    expect(number(2, 5)).not.toBe(english.number(2, 5));
    expect(doors('18:45')).toContain('18:45');
    expect(doors('18:45')).not.toBe(english.doors('18:45'));
    expect(barcodeAlt('$123')).toContain('$123');
    for (const word of ['row', 'price', 'atTheDoor', 'terms', 'termsAtEnd', 'sample', 'sampleText'] as const)
      expect(words[word]).not.toBe(english[word]);
  });

  test('a ticket has its own default terms, and words of what is special about a seat', () => {
    expect(findDefaultTerms(culture)).not.toBe(findDefaultTerms('en-GB'));
    const english = pickPlaceWords('en-GB');
    for (const [place, words] of Object.entries(pickPlaceWords(culture)))
      expect(words).not.toBe(english[place as keyof typeof english]);
  });
});

test('what differs by region is said as it is there', () => {
  expect(pickTicketWords('en-US').block).toBe('Section');
  expect(pickTicketWords('pt-BR').ticketType).toBe('Ingresso');
  expect(pickTicketWords('zh-TW').price).toBe('價格');
  expect(pickTicketWords('zh-HK')).toBe(pickTicketWords('zh-TW'));
  expect(pickTicketWords('fr-CH')).toBe(pickTicketWords('fr'));
  expect(findDefaultTerms('pt-BR')).toContain('ingresso');
  expect(pickTicketWords('pl')).toBe(pickTicketWords('en-GB'));
});
