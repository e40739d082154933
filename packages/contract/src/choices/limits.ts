/**
 * The largest lengths and counts of what people type, by resource: the schemas refuse more, and the forms of the
 * console warn before. Lengths are in characters; the others name what they count.
 */
export const LIMITS = {
  email: 254,
  searchTerm: 200,
  /** The heading of a column in an uploaded table. */
  heading: 200,
  host: 253,
  /** A share of a whole: as typed, and as stored. */
  rate: { percent: 100, basisPoints: 10_000 },
  /** HTML, including its elements. */
  richText: 20_000,
  /** `text` is all lines with the breaks between them. */
  address: { lines: 4, line: 120, text: 483, town: 80, postcode: 20 },
  apiKey: { name: 80 },
  apiToken: { days: 366 },
  /** Of what the audit is asked for: ids are compared as they stand, an address has at most 45 characters. */
  audit: { id: 100, address: 45 },
  artistCampaign: { name: 120, artists: 50 },
  customer: { name: 120, phone: 40, note: 2000 },
  guest: { name: 120, plusOnes: 20, note: 500 },
  guestList: { perCall: 500, name: 80, ownerName: 120, allocation: 10_000, note: 500 },
  hold: { perCall: 200, copied: 1000, label: 40, reservationFlag: 3, owner: 80, note: 500, agreed: 1_000_000 },
  instalmentPlan: { name: 80, depositBasisPoints: { min: 100, max: 9000 }, payments: 24 },
  offerCode: {
    code: 40,
    /** A code that a buyer types. */
    typed: 60,
    priceTypes: 500,
    prefix: 20,
    tag: 60,
    comment: 500,
    uses: 1_000_000,
    perOrder: 50,
    perCustomer: 1000,
    places: 1_000_000,
    percent: { min: 0.01, max: 100 },
  },
  order: {
    items: 500,
    comment: 500,
    note: 2000,
    reference: 100,
    reason: 500,
    comps: 100,
    holderName: 120,
    channel: 40,
    externalReference: 80,
  },
  /** The end of a sale: how it was paid, and what the buyer answered. */
  sale: { payments: 10, paymentReference: 120, answers: 500, answer: 1000 },
  /** Of the provider's pages. A character that somebody counts may take two of those that a field counts. */
  password: { min: 10, max: 200, typed: 400 },
  performingArtist: { name: 120 },
  postage: { name: 60, countries: 300 },
  price: {
    name: 60,
    description: 1000,
    allocation: 1_000_000,
    perOrder: 50,
    partnerSites: 100,
    linkPercent: { min: -100, max: 1000 },
    /** In one call: changed together, put in order, and of a copy. */
    perCall: 500,
    ordered: 1000,
    copied: 1000,
  },
  priceGroup: { name: 60, perShow: 500 },
  promoter: { code: 40, name: 120, cultures: 20, linkHosts: 50 },
  reportSchedule: { perPromoter: 100, name: 60, recipients: 20, weekday: 7, dayOfMonth: 31, hour: 23 },
  reportColumnSet: { perPromoter: 200, name: 60, columns: 100 },
  question: { perShow: 50, label: 200, choice: 120, choices: 100 },
  report: { chosen: 1000, names: 200, name: 120, columns: 100, columnKey: 60, fileName: 120 },
  role: { name: 60, description: 200, perPromoter: 100 },
  /** What is typed at the second step of a sign-in. */
  secondFactor: { code: 20 },
  seats: { blocks: 5000, id: 1000, perCall: 100_000, ranges: 50_000 },
  seatingPlan: { name: 80 },
  /** Of a session in which somebody is signed in. */
  sessionId: 100,
  settlement: { note: 500 },
  settlementRule: { name: 60 },
  shortUrl: { title: 80, targetUrl: 2000 },
  show: { name: 120, artists: 50, partnerSites: 100, reason: 500, copies: 100, pickedSeats: 50 },
  taxRate: { name: 60 },
  /** The plain text of a ticket's terms. */
  ticketTerms: 20_000,
  tour: { name: 120, artists: 50, plans: 50 },
  /** The languages that a page is asked in. */
  uiLocales: 100,
  /** Of the console: all of an own text, and how many a promoter has. Every page reads them. */
  translation: { text: 1000, perPromoter: 2000 },
  user: { name: 120, places: 50 },
  venue: { name: 120, address: 200, town: 80, postcode: 20, latitude: 90, longitude: 180 },
  webhook: { url: 2000, perPromoter: 20 },
} as const;

/** Rows of one page of a list (spec §9). */
export const PAGE_SIZE = { min: 20, max: 100, default: 20 } as const;

/** Of a report; what lies deeper is read in a file. */
export const DEEPEST_REPORT_PAGE = 100;

/** Rows beyond this one can only be listed with the `next` of the page before. */
export const DEEPEST_ROW = 10_000;
