/**
 * What can be wrong with a field: the code, and its sentence for people who call the API by hand, where `{name}` stands
 * for one of the values that go with it. The console has words of its own for every code.
 */
export const FIELD_CODES = {
  // The rules of the forms: what one value must be like.
  required: 'This field is required',
  nonNegative: 'Must be a non negative number',
  validDateTime: 'A valid date and time is required',
  validDate: 'A valid date is required',
  colour: 'Please provide a valid colour code',
  email: 'Please provide a valid email address',
  maxLength: 'Cannot be more than {maxLength} characters',
  min: 'Must be greater than or equal to {minNumber}',
  max: 'Must be less than or equal to {maxNumber}',
  precision: 'Cannot have more than {precision} decimal places',
  whole: 'Must be a whole number',
  alphanumeric: 'Must be alphanumeric',

  // Codes that any call may return for any field.
  minLength: 'Must have at least {minLength} characters',
  wrongType: 'Has the wrong type',
  wrongForm: 'Has the wrong form',
  choice: 'Must be one of {choices}',
  tooFew: 'Must name at least {fewest}',
  tooMany: 'Must name at most {most}',
  unknownField: 'Unknown field',
  unknown: 'There is nothing like this',
  twice: 'Is named twice',
  notFitting: 'Does not go with the rest',
  cursor: 'Send the next of the page before as it was',
  unstorable: 'Contains characters that cannot be stored',
  unreadable: 'Cannot be read',

  // What one resource says of its fields.
  campaignNameTaken: 'Another campaign has this name',
  clockGap: 'The clocks go forward over this time',
  clockOverlap: 'The clock shows this time twice: say which one',
  codeCharacters: 'Only letters, digits, hyphens, dots and underscores',
  codeOrder: 'The code ends after it begins',
  codePlacesLeft: 'There are not so many places left',
  codePlacesOfSeats: 'Seats are kept back by a hold',
  codePlacesOfTickets: 'Places are kept back of exactly one ticket',
  codeTaken: 'The event has this code already',
  codeTicket: 'The ticket group has no such ticket',
  compCostsNothing: 'A complimentary ticket costs nothing',
  compKeepsStatus: 'A complimentary ticket keeps its status',
  compNotPublic: 'A complimentary ticket is not sold to the public',
  copiedDateTwice: 'This date is named twice',
  copiedTourWithoutPlan: 'The tour does not know the plan whose seats should be copied',
  customerEmailTaken: 'Another customer has this address',
  doorsAfterStart: 'Doors open before the event starts',
  endBeforeStart: 'The event ends after it starts',
  eventMoves: 'Move the event instead, with the reason',
  fileColumn: 'The file has no such column',
  flagLetter: 'Must have at least one letter',
  flagTaken: '{label} has this reservation flag',
  groupNameTaken: 'Another ticket group has this name',
  guestCompPrice: 'A comp of a guest list costs nothing',
  guestCutOff: 'The cut-off must not be after the event starts',
  guestListNameTaken: 'The event has a guest list of this name',
  guestListPeople: 'Must be greater than or equal to {fewest}',
  guestListPlusOnes: 'Must be greater than or equal to {fewest}',
  guestListPerOrder: 'Must be less than or equal to {mostPlusOnes}',
  hold: 'The event has no such hold',
  holdPlacesSold: 'Unseated places of this hold were sold',
  host: 'Please provide a valid host name',
  keyNameTaken: 'Another key in use has this name',
  linkAddress: 'Please provide a valid web address',
  linkCredentials: 'Must not contain a user name or a password',
  linkHost: 'Must lead to one of: {hosts}',
  linkSlug: 'Only letters, digits and hyphens between them',
  linkSlugTaken: 'Is in use, or was less than {days} days ago',
  linkToLink: 'A short link cannot lead to a short link',
  planNameTaken: 'Another plan of this venue has this name',
  planOfVenue: 'This plan belongs neither to the venue nor to the tour',
  priceFollowsItself: 'A ticket cannot follow itself',
  priceLinkAmount: 'The linked price would be below zero or too high',
  priceNameTaken: 'Another ticket of the group has this name',
  priceSeatedAllocation: 'The allocation of a seated ticket is its seats',
  priceWithoutSeats: 'The event has no reserved seats',
  promoterNamesSame: 'Two campaigns or tours have the same name in this language',
  rateNameTaken: 'Another tax rate has this name',
  ruleNameTaken: 'Another rule has this name',
  saleOrder: 'Sales end after they begin',
  seat: 'The plan has no seat {seatId}',
  seatSame: 'The ticket has this seat already',
  seatTwice: 'Seat {seatId} is wanted twice',
  tooManyCopiedCodes: 'Too many offer codes for so many dates',
  tourDefaultPlan: 'Must be one of the plans of the tour',
  tourNameTaken: 'Another tour has this name',
  venueNameTaken: 'Another venue in this town has this name',
  venueTimeZoneInUse: 'Events to come begin in this time zone',
} as const;
export type FieldCode = keyof typeof FIELD_CODES;

export type FieldValues = Record<string, string | number>;

export const isFieldCode = (text: string): text is FieldCode => Object.hasOwn(FIELD_CODES, text);

/** The sentence of a code, with its values in it. */
export const writeFieldMessage = (code: FieldCode, values: FieldValues = {}): string =>
  FIELD_CODES[code].replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
