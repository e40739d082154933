import type { OrderItem } from '@parterre/contract/orders';
import type { JobPayloads } from '../jobs/enqueue-job.ts';
import { chooseText } from '../resources/choose-text.ts';
import { drawCode128, drawQrCode } from './draw-codes.ts';
import { formatMoney, formatSeat, formatVenue, formatWallTime } from './format-mail.ts';
import { type MailTexts, mailTextsOf } from './mail-texts.ts';
import type { Mail } from './mailer.ts';
import type { MailedOrder } from './read-mailed-order.ts';
import { renderHtml } from './render-html.ts';

/** A paragraph, or a box of lines with pictures. */
export type MailPart =
  | { kind: 'text'; text: string }
  | {
      kind: 'box';
      title: string;
      lines: { label: string; value: string }[];
      images: { id: string; alt: string; width: number; png: Buffer }[];
    };

type Told = Pick<JobPayloads['send-mail'], 'kind' | 'email' | 'orderItemIds' | 'messageId'>;

/** The mail, or undefined when nothing is left to tell: no ticket stands any more, or nobody is known. */
export async function composeMail(mailed: MailedOrder, told: Told): Promise<Mail | undefined> {
  const texts = mailTextsOf(mailed.culture);
  const items = chooseItems(mailed, told);
  if (items.length === 0) return undefined;
  const event = chooseText(mailed.order.showName, mailed.culture);
  const isCancelled = told.kind === 'cancelled';
  const subject = isCancelled ? texts.cancelledSubject(event) : texts.ticketsSubject(event);
  const parts: MailPart[] = [
    { kind: 'text', text: texts.greeting(mailed.order.buyer.name) },
    { kind: 'text', text: isCancelled ? texts.cancelledIntro(items.length) : texts.ticketsIntro(items.length) },
    describeEvent(mailed, event, texts),
    ...(await Promise.all(items.map((item, index) => describeTicket(mailed, item, index + 1, texts)))),
    ...(isCancelled ? [] : [{ kind: 'text' as const, text: texts.atTheDoor }]),
    ...describeMoney(mailed, texts, isCancelled),
  ];
  return {
    messageId: String(told.messageId),
    fromName: mailed.promoterName,
    to: told.email,
    subject,
    text: parts.map(toText).join('\n\n'),
    html: renderHtml(subject, texts.language, parts),
    images: parts.flatMap((part) => (part.kind === 'box' ? part.images : [])),
    language: texts.language,
  };
}

function chooseItems({ order }: MailedOrder, { kind, orderItemIds }: Told): OrderItem[] {
  if (kind === 'tickets') return order.items.filter(({ status }) => status === 'ACTIVE');
  const named = new Set(orderItemIds);
  return order.items.filter(({ id, status }) => status === 'CANCELLED' && named.has(id));
}

function describeEvent({ order, show, venue, culture }: MailedOrder, event: string, texts: MailTexts): MailPart {
  const when = (local: string) => formatWallTime(local, show.timeZone, culture);
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
    ...(isCancelled ? [] : [`${texts.total}: ${format(totalMinor)}`]),
    ...(balanceMinor < 0 ? [texts.owed(format(-balanceMinor))] : []),
    ...(balanceMinor > 0 ? [texts.refundDue(format(balanceMinor))] : []),
    ...(isCancelled && balanceMinor <= 0 && refundedMinor > 0 ? [texts.refunded(format(refundedMinor))] : []),
  ];
  const standing = order.items.filter(({ status }) => status === 'ACTIVE').length;
  if (isCancelled && standing > 0) lines.push(texts.standing(standing));
  return lines.map((text) => ({ kind: 'text', text }));
}

function toText(part: MailPart): string {
  if (part.kind === 'text') return part.text;
  return [part.title, ...part.lines.map(({ label, value }) => `${label}: ${value}`)].join('\n');
}
