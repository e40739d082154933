import { TICKET_FIELDS, type TicketField } from '@parterre/contract/choices/print-at-home-choices';
import type { Ticket, TicketDesign, TicketSheet } from '#documents/tickets/ticket-sheet.ts';
import { refusal } from '#errors.ts';
import { toImageKey } from '#storage/image-files.ts';
import type { Storage } from '#storage/storage.ts';
import { chooseText } from '#texts/choose-text.ts';
import { chooseTerms, type EffectiveDesign } from '../settings/inherit.ts';
import type { TicketFacts } from './read-ticket-facts.ts';
import { lookOfTicket, type PrintedTicket, writeTicket } from './write-ticket.ts';

/** The maximum number of tickets in one sheet. More would keep other users waiting. */
export const TICKETS_MAX = 1000;

interface Wanted {
  tickets: readonly PrintedTicket[];
  purpose: TicketSheet['purpose'];
  /** The language of texts outside the tickets. */
  culture: string;
  /** True for pages for a phone, whatever the paper of the settings. */
  isForPhone?: boolean;
  madeAt: Date;
}

/**
 * Builds the input of the renderer. Price types with the same look share a design, so that a picture is read and
 * embedded once. Throws RULE_BROKEN for too many tickets.
 */
export async function buildSheet(
  storage: Storage,
  facts: TicketFacts,
  { tickets, purpose, culture, isForPhone = false, madeAt }: Wanted,
): Promise<TicketSheet> {
  if (tickets.length > TICKETS_MAX)
    throw refusal('RULE_BROKEN', 'too-many-tickets', { tickets: tickets.length, most: TICKETS_MAX });
  const places = new Map<string, number>();
  const designs: TicketDesign[] = [];
  const placed: Ticket[] = [];
  const readImage = rememberImages(storage);
  for (const ticket of tickets) {
    const look = lookOfTicket(facts, ticket);
    const key = keyOf(look, ticket.culture);
    let design = places.get(key);
    if (design === undefined) {
      design = designs.push(await toDesign(look, ticket.culture, readImage)) - 1;
      places.set(key, design);
    }
    placed.push({ design, ...writeTicket(facts, ticket) });
  }
  return {
    title: chooseText(facts.show.name, culture, facts.show.defaultCulture),
    culture,
    madeAt,
    brandName: facts.brand.displayName,
    designs: isForPhone ? designs.map((design) => ({ ...design, paper: 'WALLET' })) : designs,
    tickets: placed,
    purpose,
  };
}

const keyOf = ({ values, images }: EffectiveDesign, culture: string): string =>
  JSON.stringify([values, [...images.values()].map(({ row }) => row.fileKey), culture]);

type ReadImage = (fileKey: string) => Promise<Uint8Array | undefined>;

async function toDesign(look: EffectiveDesign, culture: string, readImage: ReadImage): Promise<TicketDesign> {
  const { paper, ticketsPerPage, hiddenFields, colour } = look.values;
  const images: Partial<Record<string, Uint8Array>> = {};
  for (const [imageType, { row }] of look.images) {
    const bytes = await readImage(row.fileKey);
    if (bytes) images[imageType] = bytes;
  }
  return {
    culture,
    paper,
    ticketsPerPage,
    fields: Object.fromEntries(TICKET_FIELDS.map((field) => [field, !hiddenFields.includes(field)])) as Record<
      TicketField,
      boolean
    >,
    images,
    colour,
    terms: chooseTerms(look, culture).text,
  };
}

/** Reads every picture once, as JPEG. A missing picture is left out, because tickets must be available without it. */
function rememberImages(storage: Storage): ReadImage {
  const known = new Map<string, Promise<Uint8Array | undefined>>();
  return (fileKey) => {
    const reading = known.get(fileKey) ?? readFile(storage, toImageKey(fileKey, 'jpg'));
    known.set(fileKey, reading);
    return reading;
  };
}

async function readFile(storage: Storage, key: string): Promise<Uint8Array | undefined> {
  const file = await storage.get(key);
  if (!file) return undefined;
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
