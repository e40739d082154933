import { IMAGE_SIZES } from '@parterre/contract/choices/image-sizes';
import type { ReadinessCode } from '@parterre/contract/choices/show-choices';
import type { ReadinessEntry } from '@parterre/contract/shows/overview';
import { chooseText } from '#texts/choose-text.ts';
import { type Check, type CodeFindings, entry, type ReadinessFacts } from './readiness-facts.ts';

/** The pictures that buyers see: in the list of shows and on the page of the show. */
const SHOWN = [4, 20] as const;

export const checkImages: Check = ({ mediaTypes }) => {
  const missing = SHOWN.filter((mediaType) => !mediaTypes.includes(mediaType));
  if (missing.length === 0) return [entry('IMAGE_MISSING', 'passed', 'images')];
  return missing.map((mediaType) =>
    entry('IMAGE_MISSING', 'warning', 'images', {
      values: { mediaType, size: IMAGE_SIZES[mediaType].name },
      field: `images.${mediaType}`,
    }),
  );
};

/**
 * Finds print-at-home tickets in a language that has no terms, neither the promoter's nor default ones, and a colour
 * that nobody can read.
 */
export const checkPrintAtHome: Check = ({ culturesWithoutTerms, lightTicketColours, show }) => [
  ...checkTerms(culturesWithoutTerms),
  ...checkColours(lightTicketColours, show.defaultCulture),
];

function checkColours(found: ReadinessFacts['lightTicketColours'], culture: string): ReadinessEntry[] {
  const code = 'TICKET_COLOUR_LIGHT';
  if (found.length === 0) return [entry(code, 'passed', 'print-at-home')];
  return found.map(({ colour, prices }) => {
    const [first] = prices;
    const named = first && { prices: prices.length, name: chooseText(first.name, culture) };
    return entry(code, 'warning', 'print-at-home', {
      values: { colour, ...named },
      ...(first && { priceTypeId: first.id }),
      field: 'colour',
    });
  });
}

function checkTerms(cultures: readonly string[]): ReadinessEntry[] {
  const code = 'TICKET_TERMS_MISSING';
  if (cultures.length === 0) return [entry(code, 'passed', 'print-at-home')];
  return cultures.map((culture) =>
    entry(code, 'warning', 'print-at-home', { values: { culture }, field: `terms.${culture}` }),
  );
}

/** Finds links without a target, because their host is not allowed or they are paused. */
export const checkLinks: Check = ({ links }) => {
  if (links.count === 0) return [];
  const [blocked] = links.blocked;
  const { paused } = links;
  return [
    blocked
      ? entry('LINKS_BLOCKED', 'warning', 'links', {
          values: { links: links.blocked.length, name: blocked.title, targetUrl: blocked.targetUrl },
          shortUrlId: blocked.shortUrlId,
          field: 'targetUrl',
        })
      : entry('LINKS_BLOCKED', 'passed', 'links'),
    paused
      ? entry('LINKS_PAUSED', 'warning', 'links', {
          values: { links: paused.count, name: paused.name },
          shortUrlId: paused.id,
          field: 'isActive',
        })
      : entry('LINKS_PAUSED', 'passed', 'links'),
  ];
};

/** Finds codes that have no effect for buyers. Disabled ones are left out, because they are meant to have none. */
export const checkOfferCodes: Check = ({ codes }) => {
  if (codes.count === 0) return [];
  return [
    judge('OFFER_CODES_EXPIRED', codes.expired, 'validUntilLocal'),
    judge('OFFER_CODES_WITHOUT_TICKETS', codes.withoutTickets, 'priceTypeIds'),
    judge('OFFER_CODES_WITH_EMPTY_HOLD', codes.withEmptyHold, 'holdId'),
  ];
};

function judge(code: ReadinessCode, found: CodeFindings | undefined, field: string): ReadinessEntry {
  if (!found) return entry(code, 'passed', 'offer-codes');
  const { count, id, name, priceGroupId } = found;
  const values = { codes: count, name };
  return entry(code, 'warning', 'offer-codes', { values, offerCodeId: id, priceGroupId, field });
}

/** Requires the start and at least a part of the sale window to be in the future. The window is before the start. */
export const checkTimes: Check = ({ show, now }) => {
  const { startsAt, onSaleAt, offSaleAt } = show;
  const judge = (code: ReadinessCode, isWrong: boolean, level: ReadinessEntry['level'], field: string) =>
    entry(code, isWrong ? level : 'passed', 'details', { field });
  return [
    judge('START_PASSED', startsAt <= now, 'error', 'startsAtLocal'),
    judge('SALE_WINDOW_MISSING', onSaleAt === null, 'warning', 'onSaleAtLocal'),
    ...(onSaleAt ? [judge('SALE_STARTS_TOO_LATE', onSaleAt >= startsAt, 'error', 'onSaleAtLocal')] : []),
    ...(offSaleAt
      ? [
          judge('SALE_ENDED', offSaleAt <= now, 'error', 'offSaleAtLocal'),
          judge('SALE_ENDS_AFTER_START', offSaleAt > startsAt, 'warning', 'offSaleAtLocal'),
        ]
      : []),
  ];
};
