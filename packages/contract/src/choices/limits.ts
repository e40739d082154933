/**
 * The largest lengths and counts of input, by resource: the schemas refuse more, and the forms of the console warn
 * before. Lengths are in characters; other keys name what they count.
 */
export const LIMITS = {
  email: 254,
  searchTerm: 200,
  /** The characters of a column heading in an uploaded table. */
  heading: 200,
  host: 253,
  /** 100 % in both units: forms take percent, the database stores basis points. */
  rate: { percent: 100, basisPoints: 10_000 },
  /** Counts the HTML tags too. */
  richText: 20_000,
  /** `text` is the whole address: four lines of 120 characters and three line breaks. */
  address: { lines: 4, line: 120, text: 483, town: 80, postcode: 20 },
  apiKey: { name: 80 },
  apiToken: { name: 80, days: 366 },
  /** The filters of the audit: the characters of an object id, and of an IP address (45 is the longest IPv6 form). */
  audit: { id: 100, address: 45 },
  artistCampaign: { name: 120, artists: 50 },
  customer: { name: 120, phone: 40, note: 2000 },
  guest: { name: 120, plusOnes: 20, note: 500 },
  guestList: { perCall: 500, name: 80, ownerName: 120, allocation: 10_000, note: 500 },
  hold: { perCall: 200, copied: 1000, label: 40, reservationFlag: 3, owner: 80, note: 500, agreed: 1_000_000 },
  instalmentPlan: { name: 80, depositBasisPoints: { min: 100, max: 9000 }, payments: 24 },
  offerCode: {
    code: 40,
    /** The characters of an offer code as the buyer enters it, before it is normalised. */
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
  /** The payments and answers that are sent with a sale: their numbers, and the characters of each text. */
  sale: { payments: 10, paymentReference: 120, answers: 500, answer: 1000 },
  /**
   * The password fields of the identity provider. `typed` is in UTF-16 code units, two of which may make one character.
   */
  password: { min: 10, max: 200, typed: 400 },
  /** Of one user. `answer` is what the browser sends of one, in characters. */
  passkey: { name: 60, perUser: 10, answer: 8000 },
  performingArtist: { name: 120 },
  postage: { name: 60, countries: 300 },
  price: {
    name: 60,
    description: 1000,
    allocation: 1_000_000,
    perOrder: 50,
    partnerSites: 100,
    linkPercent: { min: -100, max: 1000 },
    /**
     * The most price types in one call: `perCall` that changes them together, `ordered` that sorts them, `copied` of a
     * copy.
     */
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
  /** The characters of the code typed at the second step of a sign-in. */
  secondFactor: { code: 20 },
  seats: { blocks: 5000, id: 1000, perCall: 100_000, ranges: 50_000 },
  seatingPlan: { name: 80 },
  /** The characters of the id of a user's session. */
  sessionId: 100,
  settlement: { note: 500 },
  settlementRule: { name: 60 },
  shortUrl: { title: 80, targetUrl: 2000 },
  show: { name: 120, artists: 50, partnerSites: 100, reason: 500, copies: 100, pickedSeats: 50 },
  taxRate: { name: 60 },
  /** The characters of a ticket's terms, which are plain text. */
  ticketTerms: 20_000,
  tour: { name: 120, artists: 50, plans: 50 },
  /** The characters of `ui_locales`, the languages that a sign-in page is requested in. */
  uiLocales: 100,
  /**
   * A promoter's own texts of the console: characters of one text, and texts of one promoter. Every page loads them
   * all.
   */
  translation: { text: 1000, perPromoter: 2000 },
  user: { name: 120, places: 50 },
  venue: { name: 120, address: 200, town: 80, postcode: 20, latitude: 90, longitude: 180 },
  webhook: { url: 2000, perPromoter: 20 },
} as const;

/** Rows of one page of a list (spec §9). */
export const PAGE_SIZE = { min: 20, max: 100, default: 20 } as const;

/** The rows of a file that are shown before it is imported. */
export const SAMPLE_ROWS = 20;

/** The last page of a report that can be listed; the rows after it are only in its file. */
export const REPORT_PAGE_MAX = 100;

/** Offset paging ends at this row; later rows are only reached with the `next` cursor of the page before. */
export const ROW_MAX = 10_000;
