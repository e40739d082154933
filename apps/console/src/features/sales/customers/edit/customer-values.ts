import type { updateCustomer } from '@parterre/contract/calls/customers';
import { CONSENT_KINDS, type ConsentKind } from '@parterre/contract/choices/customer-choices';
import type { Customer } from '@parterre/contract/customers';
import type { CallArguments } from '@parterre/contract/wire/call';

/** The form values of a customer; the address is sent as a whole, never in part. */
export interface CustomerValues {
  name: string;
  email: string;
  phone: string;
  lines: string;
  postcode: string;
  town: string;
  countryCode: string;
  cultureCode: string | null;
  note: string;
  /** `yes`, `no`, or null for a customer who was never asked. */
  email_: string | null;
  sms: string | null;
  post: string | null;
  partners: string | null;
}

/** The form field of each kind of consent; `email` is already the field of the e-mail address. */
export const CONSENT_FIELDS = { email: 'email_', sms: 'sms', post: 'post', partners: 'partners' } as const;

export function toCustomerValues(customer: Customer): CustomerValues {
  const { name, email, phone, address, cultureCode, note, consents } = customer;
  const given = (kind: ConsentKind) => {
    const consent = consents.find((one) => one.kind === kind);
    return consent ? (consent.isGiven ? 'yes' : 'no') : null;
  };
  return {
    name,
    email,
    phone,
    lines: address?.lines.join('\n') ?? '',
    postcode: address?.postcode ?? '',
    town: address?.town ?? '',
    countryCode: address?.countryCode ?? '',
    cultureCode,
    note,
    email_: given('email'),
    sms: given('sms'),
    post: given('post'),
    partners: given('partners'),
  };
}

type Body = CallArguments<typeof updateCustomer>['body'];

/** Returns the body of a change; if a part of the address changed, all of it is sent, as `whole` has it. */
export function toCustomerBody(changed: Partial<CustomerValues>, whole: CustomerValues): Body {
  const { name, email, phone, cultureCode, note } = changed;
  const consents = CONSENT_KINDS.flatMap((kind) => {
    const said = changed[CONSENT_FIELDS[kind]];
    return said ? [{ kind, isGiven: said === 'yes' }] : [];
  });
  const hasAddress = ADDRESS_FIELDS.some((field) => changed[field] !== undefined);
  return {
    ...(name === undefined ? {} : { name }),
    ...(email === undefined ? {} : { email: email.trim() }),
    ...(phone === undefined ? {} : { phone }),
    ...(cultureCode === undefined ? {} : { cultureCode }),
    ...(note === undefined ? {} : { note }),
    ...(hasAddress ? { address: toAddress(whole) } : {}),
    ...(consents.length > 0 ? { consents } : {}),
  };
}

const ADDRESS_FIELDS = ['lines', 'postcode', 'town', 'countryCode'] as const;

/** Returns null when all parts of the address are empty. */
function toAddress({ lines, postcode, town, countryCode }: CustomerValues): Body['address'] {
  if (isWithoutAddress({ lines, postcode, town })) return null;
  const typed = lines.split('\n').filter((line) => line.trim() !== '');
  return { lines: typed, postcode, town, countryCode };
}

export const isWithoutAddress = ({ lines, postcode, town }: Pick<CustomerValues, 'lines' | 'postcode' | 'town'>) =>
  [lines, postcode, town].every((text) => text.trim() === '');
