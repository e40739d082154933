import { type CopyPart, NEVER_COPIED_PARTS, type ReportedPart } from '@parterre/contract/choices/show-choices';
import type { DuplicatedShows } from '@parterre/contract/shows/duplicate';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { countTexts, listWords } from './copy-texts.ts';
import type { ShowContents } from './read-contents.ts';

type CopyReport = Pick<DuplicatedShows, 'copied' | 'notCopied'>;

interface Part {
  part: ReportedPart;
  /** The number in the original, and the number copied. */
  found: number;
  copied: number;
}

/** Reports what was copied into every new show, and what was not and why. */
export function reportCopy(
  source: ShowRow,
  contents: ShowContents,
  parts: ReadonlySet<CopyPart>,
  copiedHolds: number,
): CopyReport {
  const copyable = listParts(source, contents, parts, copiedHolds);
  const kept: Record<(typeof NEVER_COPIED_PARTS)[number], number> = {
    orders: contents.orders,
    baskets: contents.baskets,
    'offer-code-uses': contents.codeUses,
    'link-visits': contents.visits,
  };
  return {
    copied: copyable.filter(({ copied }) => copied > 0).map(({ part, copied }) => ({ part, count: copied })),
    notCopied: [
      ...copyable
        .filter(({ found, copied }) => found === 0 || copied < found)
        .map(({ part, found, copied }) => ({
          part,
          reason: found === 0 ? ('nothing-there' as const) : ('not-chosen' as const),
          count: found - copied,
        })),
      ...NEVER_COPIED_PARTS.map((part) => ({ part, reason: 'never' as const, count: kept[part] })),
    ],
  };
}

function listParts(source: ShowRow, contents: ShowContents, parts: ReadonlySet<CopyPart>, copiedHolds: number): Part[] {
  const whole = (part: ReportedPart, found: number, chosen: CopyPart): Part => ({
    part,
    found,
    copied: parts.has(chosen) ? found : 0,
  });
  const worded = [
    source,
    ...(parts.has('prices') ? [...contents.groups, ...contents.prices] : []),
    ...(parts.has('questions') ? listWords(contents.questions) : []),
  ];
  return [
    whole('price-groups', contents.groups.length, 'prices'),
    whole('prices', contents.prices.length, 'prices'),
    whole('allocation', contents.assignedSeats, 'allocation'),
    { part: 'holds', found: contents.holds.length, copied: copiedHolds },
    whole('non-seated-holds', contents.heldPlaces, 'allocation'),
    whole('offer-codes', contents.codes.length, 'offer-codes'),
    whole('questions', contents.questions.length, 'questions'),
    whole('images', contents.images, 'images'),
    countDesigns(contents, parts),
    whole('links', contents.links, 'links'),
    whole('texts', countTexts(worded), 'texts'),
  ];
}

/** The looks of price types are copied only with the price types. */
function countDesigns({ ticketDesigns, ticketDesignsOfPrices }: ShowContents, parts: ReadonlySet<CopyPart>): Part {
  const found = ticketDesigns + ticketDesignsOfPrices;
  const copied = parts.has('prices') ? found : ticketDesigns;
  return { part: 'print-at-home', found, copied: parts.has('print-at-home') ? copied : 0 };
}
