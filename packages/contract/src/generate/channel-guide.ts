import { wrap } from './wrap.ts';

/** One request of the worked example. Placeholders such as `$SHOW` take values of earlier answers. */
export interface GuideStep {
  title: string;
  text: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The path below `/api/channel`. */
  path: string;
  body?: object;
  /** The placeholders this answer fills, each with the path of its value in the answer: `items.0.showCode`. */
  takes?: Readonly<Record<string, string>>;
}

/**
 * The example, from the first request with a key to cancelled tickets. A test sends exactly these requests in this
 * order.
 */
export const GUIDE: readonly GuideStep[] = [
  {
    title: 'What is on sale',
    text: 'Active events that the key covers, the next one first. `?isSaleOpen=true` leaves out those whose sale has not begun or is over; `saleState` says how they sell at this moment.',
    method: 'GET',
    path: '/shows?isSaleOpen=true',
    takes: { SHOW: 'items.0.showCode' },
  },
  {
    title: 'What a sale needs to know',
    text: 'Texts in every language, venue, times with their zone, and what a purchase has to bring: answers to `questions`, one of the `postages`, one of the `instalmentPlans`.',
    method: 'GET',
    path: '/shows/$SHOW',
  },
  {
    title: 'What it costs',
    text: 'The tickets this key may sell now and how many are `available`; `?onlyAvailable=true` leaves out those that are gone. With `?offerCode=` also those the code reveals, at its price.',
    method: 'GET',
    path: '/shows/$SHOW/prices?onlyAvailable=true',
    takes: { PRICE: 'items.0.priceTypeId' },
  },
  {
    title: 'Which seats are free',
    text: 'Up to 1,000 seats a page in plan order, by ticket or by block. Tickets without seats have none: ask for a quantity of them instead.',
    method: 'GET',
    path: '/shows/$SHOW/seats?priceTypeId=$PRICE&onlyAvailable=true',
  },
  {
    title: 'Keep seats for a buyer',
    text: 'Ten minutes, all or nothing. `bestAvailable` chooses seats next to each other; `seats` names them, `quantities` takes places without a seat. `409 SEAT_TAKEN` names the seats somebody else was faster to get.',
    method: 'POST',
    path: '/baskets',
    body: { showCode: '$SHOW', bestAvailable: [{ priceTypeId: '$PRICE', quantity: 2 }] },
    takes: { BASKET: 'basketId', TOTAL: 'totalMinor', CURRENCY: 'currency' },
  },
  {
    title: 'Give the buyer more time',
    text: 'Ten more minutes, thirty after it was opened at most. `PATCH` changes what is in the basket, `DELETE` drops it at once, `/offer-code` uses a code for it.',
    method: 'POST',
    path: '/baskets/$BASKET/extend',
  },
  {
    title: 'Sell it',
    text: 'After your payment succeeded. `totalMinor` is what the buyer was shown, in minor units: when it costs something else by now, the answer is `422 RULE_BROKEN` and says what. The answer has a barcode for every ticket.',
    method: 'POST',
    path: '/baskets/$BASKET/purchase',
    body: {
      buyer: { name: 'Ada Lovelace', email: 'ada@example.test' },
      payments: [{ method: 'card', amountMinor: '$TOTAL', currency: '$CURRENCY', reference: 'ch_3Q' }],
      consents: [{ kind: 'email', isGiven: true }],
      externalReference: 'P-1001',
      totalMinor: '$TOTAL',
    },
    takes: { ORDER: 'orderId', ITEM: 'items.0.orderItemId' },
  },
  {
    title: 'Look at the order',
    text: 'As it stands now, for the key that sold it. Seats may have been changed or tickets cancelled by the box office since.',
    method: 'GET',
    path: '/orders/$ORDER',
  },
  {
    title: 'Give the buyer their tickets',
    text: 'One PDF as the promoter has set up print-at-home tickets, in the language you name, or as pages for a phone with `"form": "PHONE"`. You may also draw the barcodes of the order yourself, or have the tickets sent by e-mail with `"sendsMail": true` in the purchase. After a change of seats, a transfer or the use of a pre-printed ticket fetch it again: the barcodes are new.',
    method: 'POST',
    path: '/orders/$ORDER/tickets',
    body: { languageCode: 'en-GB' },
  },
  {
    title: 'Give a ticket back',
    text: 'Until the event starts, without a fee: the barcode is revoked, the seat is on sale again, `refundStatus` is `PENDING` until the promoter notes that the money was given back. Leave `orderItemIds` out to cancel all of it.',
    method: 'POST',
    path: '/orders/$ORDER/cancel',
    body: { orderItemIds: ['$ITEM'], reason: 'customer-request' },
  },
];

const INTRODUCTION = `A sales channel is a web shop, a partner site or a box office that sells tickets of a promoter. It calls \`/api/channel\` with a key
that an owner of the promoter makes under *API keys*; the key is shown once. It says as what sales are told and, for a partner
site, which events it covers. A key sees its own baskets and orders and nothing else.`;

const RULES = [
  'Amounts are integers in minor units of `currency` as ISO 4217 counts them: 500000 is HUF 5,000.00 and JPY 500,000.',
  'Instants are ISO 8601 in UTC, `startsAtLocal` is the clock at the venue.',
  'Send an `Idempotency-Key` with every `POST`, `PATCH` and `DELETE`, and the same one when you repeat it: what was done is not done again, you get the first answer (`Idempotent-Replayed: true`). An answer is kept for a day.',
  'Errors are problem documents (RFC 9457) with a `code`, `fieldErrors` that name a field, and `details`. `409 BUSY`, `409 IN_PROGRESS`, `429` and `503` are worth repeating.',
  'A basket that is not purchased in time gives everything back by itself.',
];

export function renderChannelGuide(): string {
  const steps = GUIDE.map((step, index) => {
    const parts = [`## ${index + 1}. ${step.title}`, wrap(step.text), indent(toCurl(step))];
    const takes = renderTakes(step, (name, path) => `\n\nFrom the answer: \`${name}\` is \`${path}\`.`);
    return `${parts.join('\n\n')}${takes}`;
  });
  const parts = [
    '# Selling through the channel API',
    INTRODUCTION,
    RULES.map((rule) => wrap(`- ${rule}`, '  ')).join('\n'),
    wrap(
      'Every call: `/docs` of your server. Generated by `npm run contract`; a test sends these requests in this order.',
    ),
    indent('SERVER=http://localhost:3000\nKEY=…'),
    ...steps,
  ];
  return `${parts.join('\n\n')}\n`;
}

export function renderChannelGuideHtml(): string {
  const steps = GUIDE.map(
    (step) =>
      `<article><h3>${escapeHtml(step.title)}</h3><p>${toCodeHtml(step.text)}</p><pre>${escapeHtml(toCurl(step))}</pre>${renderTakes(step, (name, path) => `<p>From the answer: <code>${name}</code> is <code>${path}</code>.</p>`)}</article>`,
  );
  const rules = RULES.map((rule) => `<li>${toCodeHtml(rule)}</li>`).join('');
  return `<section id="channel-guide"><h2>Selling through the channel API</h2><p>${toCodeHtml(INTRODUCTION)}</p><ul>${rules}</ul>${steps.join('')}</section>`;
}

const renderTakes = ({ takes = {} }: GuideStep, render: (name: string, path: string) => string): string =>
  Object.entries(takes)
    .map(([name, path]) => render(name, path))
    .join('');

function toCurl({ method, path, body }: GuideStep): string {
  const lines = [
    `curl -s${method === 'GET' ? '' : ` -X ${method}`} "$SERVER/api/channel${path}"`,
    `-H "Authorization: Bearer $KEY"`,
  ];
  if (method !== 'GET') lines.push(`-H "Idempotency-Key: $(openssl rand -hex 16)"`);
  if (!body) return lines.join(' \\\n  ');
  lines.push(`-H "Content-Type: application/json" -d @- <<BODY`);
  return `${lines.join(' \\\n  ')}\n${writeBody(body)}\nBODY`;
}

/** Removes the quotation marks around placeholders for numbers. */
const writeBody = (body: object): string => JSON.stringify(body, null, 2).replace(/"(\$(PRICE|TOTAL|ITEM))"/g, '$1');

const indent = (text: string): string =>
  text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const toCodeHtml = (text: string): string =>
  escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>');
