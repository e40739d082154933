import type { TicketDelivery } from '@parterre/contract/choices/print-at-home-choices';
import { toIntlTag } from '@parterre/contract/intl-tag';
import { chooseMoneyFormat, toMajor } from '@parterre/contract/money/currencies';
import type { Order, OrderItem } from '@parterre/contract/orders/order';
import { PDF } from '@parterre/contract/wire/file-types';
import { toBuffer } from 'bwip-js/node';
import type { BrandSite } from '../addresses.ts';
import { chooseText } from '../texts/choose-text.ts';
import type { Language } from '../texts/en-GB/language.ts';
import { pickLanguage } from '../texts/pick-language.ts';
import { formatWallTime, nameZone, toInstant } from '../time/zones.ts';
import type { MailJob } from './enqueue-mail.ts';
import type { Mail, MailedFile } from './mailer.ts';
import { type MailPart, writeMail } from './write-mail.ts';

export interface MailedOrder {
  order: Order;
  show: { startsAtLocal: string; doorsAtLocal: string | null; timeZone: string };
  venue: { name: string; address: string; town: string; postcode: string };
  promoterName: string;
  /** The brand of the promoter. */
  site: BrandSite;
  /** The language that the buyer chose, else that of the show. */
  culture: string;
  /** The valid tickets of the order; absent when none is valid. */
  tickets?: MailedTickets | undefined;
}

export interface MailedTickets {
  delivery: TicketDelivery;
  /** The address at which the tickets are read without signing in; undefined if all of them are pre-printed. */
  url: string | undefined;
  /** Draws the tickets as PDF. This takes a while, so no database connection is held meanwhile. */
  draw: () => Promise<Uint8Array>;
}

type MailTexts = Language['mails'];
type MailRequest = Pick<MailJob, 'kind' | 'email' | 'orderItemIds' | 'messageId'>;

/**
 * Writes the mail; undefined when there is nothing to write about: no valid ticket is left, or the buyer is unknown.
 */
export async function composeMail(mailed: MailedOrder, request: MailRequest): Promise<Mail | undefined> {
  const language = pickLanguage(mailed.culture);
  const { mails: texts } = language;
  const items = chooseItems(mailed, request);
  if (items.length === 0) return undefined;
  const event = chooseText(mailed.order.showName, mailed.culture);
  const isCancelled = request.kind === 'cancelled';
  const subject = isCancelled ? texts.cancelledSubject(event) : texts.ticketsSubject(event);
  const parts: MailPart[] = [
    { kind: 'text', text: texts.greeting(mailed.order.buyer.name) },
    { kind: 'text', text: isCancelled ? texts.cancelledIntro(items.length) : texts.ticketsIntro(items.length) },
    describeEvent(mailed, event, texts),
    ...(await Promise.all(items.map((item, index) => describeTicket(mailed, item, index + 1, texts)))),
    ...(isCancelled ? [] : [{ kind: 'text' as const, text: texts.atTheDoor }, ...linkTickets(mailed, texts)]),
    ...describeMoney(mailed, texts, isCancelled),
  ];
  const mail = await writeMail({
    site: mailed.site,
    language,
    fromName: mailed.promoterName,
    subject,
    parts,
    files: isCancelled ? [] : await attachTickets(mailed),
  });
  return { ...mail, messageId: String(request.messageId), to: request.email };
}

function linkTickets({ tickets }: MailedOrder, texts: MailTexts): MailPart[] {
  if (!tickets || tickets.delivery === 'CODES') return [];
  const { url, delivery } = tickets;
  const link = (label: string, href: string): MailPart => ({ kind: 'link', label, href });
  const forPhone = url === undefined ? [] : [link(texts.ticketsOnPhone, `${url}?form=phone`)];
  if (delivery === 'ATTACHED') return [{ kind: 'text', text: texts.ticketsAttached }, ...forPhone];
  return url === undefined ? [] : [link(texts.ticketsToPrint, url), ...forPhone];
}

async function attachTickets({ order, tickets }: MailedOrder): Promise<MailedFile[]> {
  if (tickets?.delivery !== 'ATTACHED') return [];
  return [{ name: `tickets-${order.orderId}.pdf`, bytes: await tickets.draw(), contentType: PDF }];
}

function chooseItems({ order }: MailedOrder, { kind, orderItemIds }: MailRequest): OrderItem[] {
  if (kind === 'tickets') return order.items.filter(({ status }) => status === 'ACTIVE');
  const named = new Set(orderItemIds);
  return order.items.filter(({ id, status }) => status === 'CANCELLED' && named.has(id));
}

function describeEvent({ order, show, venue, culture }: MailedOrder, event: string, texts: MailTexts): MailPart {
  const when = (local: string) => formatMoment(local, show.timeZone, culture);
  return {
    kind: 'box',
    title: event,
    lines: [
      { label: texts.order, value: order.orderId },
      { label: texts.when, value: when(show.startsAtLocal) },
      ...(show.doorsAtLocal ? [{ label: texts.doors, value: when(show.doorsAtLocal) }] : []),
      { label: texts.venue, value: formatVenue(venue) },
    ],
    images: [],
  };
}

async function describeTicket(
  { order, culture }: MailedOrder,
  item: OrderItem,
  number: number,
  texts: MailTexts,
): Promise<MailPart> {
  const price = formatMoney(item.paidMinor, order.currency, culture);
  const { barcode } = item;
  return {
    kind: 'box',
    title: `${number}. ${chooseText(item.priceName, culture)}`,
    lines: [
      { label: texts.seat, value: item.seatId === null ? texts.noSeat : formatSeat(item.seatId) },
      { label: texts.price, value: price },
      ...(barcode ? [{ label: texts.barcode, value: barcode.code128 }] : []),
    ],
    images: barcode
      ? [
          { id: `qr-${number}`, alt: texts.qrAlt(number), width: 180, png: await drawQrCode(barcode.value) },
          { id: `code-${number}`, alt: texts.barcodeAlt(number), width: 260, png: await drawCode128(barcode.code128) },
        ]
      : [],
  };
}

function describeMoney({ order, culture }: MailedOrder, texts: MailTexts, isCancelled: boolean): MailPart[] {
  const { balanceMinor, refundedMinor, totalMinor } = order.money;
  const format = (amountMinor: number) => formatMoney(amountMinor, order.currency, culture);
  const lines = [
    ...(isCancelled ? [] : [texts.labelled(texts.total, format(totalMinor))]),
    ...(balanceMinor < 0 ? [texts.owed(format(-balanceMinor))] : []),
    ...(balanceMinor > 0 ? [texts.refundDue(format(balanceMinor))] : []),
    ...(isCancelled && balanceMinor <= 0 && refundedMinor > 0 ? [texts.refunded(format(refundedMinor))] : []),
  ];
  const standing = order.items.filter(({ status }) => status === 'ACTIVE').length;
  if (isCancelled && standing > 0) lines.push(texts.standing(standing));
  return lines.map((text) => ({ kind: 'text', text }));
}

/** Formats minor units in a language, also for currencies without a smaller unit. */
export const formatMoney = (amountMinor: number, currency: string, culture: string): string =>
  new Intl.NumberFormat(toIntlTag(culture), { style: 'currency', currency, ...chooseMoneyFormat(currency) }).format(
    toMajor(amountMinor, currency),
  );

/** Formats a wall time with the zone's name at that moment: `Thursday, 10 December 2026 at 19:30 GMT`. */
const formatMoment = (local: string, timeZone: string, culture: string): string =>
  `${formatWallTime(local, culture, { dateStyle: 'full', timeStyle: 'short' })} ${nameZone(toInstant(local.slice(0, 19), timeZone), timeZone)}`;

const formatVenue = ({ name, address, town, postcode }: MailedOrder['venue']): string =>
  [name, address, [postcode, town].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** Formats `Stalls|A|12` for people. */
const formatSeat = (seatId: string): string => seatId.split('|').join(' · ');

/** The pixels per QR module, which are sharp on screen and in print. */
const QR_SCALE = 5;
const BAR_SCALE = 2;
const BAR_HEIGHT_MM = 14;
/** The quiet zone that scanners need, in modules. */
const QUIET_ZONE = 4;

const drawQrCode = (text: string): Promise<Buffer> =>
  toBuffer({ bcid: 'qrcode', text, scale: QR_SCALE, padding: QUIET_ZONE, backgroundcolor: 'FFFFFF' });

const drawCode128 = (text: string): Promise<Buffer> =>
  toBuffer({
    bcid: 'code128',
    text,
    scale: BAR_SCALE,
    height: BAR_HEIGHT_MM,
    paddingwidth: 10,
    paddingheight: QUIET_ZONE,
    backgroundcolor: 'FFFFFF',
  });
