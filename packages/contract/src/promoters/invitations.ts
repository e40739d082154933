import { z } from 'zod';
import { INVITATION_STATES, MEMBERSHIP_SCOPES } from '../choices/access-choices.ts';
import { MAIL_LANGUAGES } from '../choices/account-choices.ts';
import { EmailAddress } from '../wire/email-address.ts';
import { endpoint } from '../wire/endpoint.ts';
import { flag, pageOf, pageQuery } from '../wire/paging.ts';
import { GIVEN_ROLES } from '../wire/permissions.ts';
import { Id, Instant, idParam, PromoterCode, Revision } from '../wire/values.ts';
import { access, PlaceIds, RoleId } from './users.ts';

/** The link itself is only in the e-mail; no answer contains it. */
export const Invitation = z
  .strictObject({
    invitationId: Id,
    promoterCode: z.string(),
    email: z.string(),
    ...access,
    language: z.enum(MAIL_LANGUAGES),
    state: z.enum(INVITATION_STATES),
    invitedBy: z.string(),
    sentAt: Instant,
    expiresAt: Instant,
    revision: Revision,
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof Invitation>;
export const InvitationPage = pageOf('InvitationPage', Invitation);

export const CreateInvitation = z
  .strictObject({
    promoterCode: PromoterCode,
    email: EmailAddress,
    role: z.enum(GIVEN_ROLES),
    roleId: RoleId.default(null),
    scope: z.enum(MEMBERSHIP_SCOPES).default('promoter'),
    placeIds: PlaceIds.default([]),
    /** The language of the e-mail. */
    language: z.enum(MAIL_LANGUAGES).default('en-GB'),
  })
  .meta({ id: 'CreateInvitation' });

const params = z.strictObject({ invitationId: idParam });
const write = {
  base: 'backstage',
  scope: 'event-config.manage',
  permission: 'user:manage',
  stale: ['invitation'],
} as const;
const ofOne = { ...write, method: 'POST', params, tenant: { of: 'invitations', at: 'params.invitationId' } } as const;

export const listInvitations = endpoint({
  base: 'backstage',
  scope: 'backstage.read',
  permission: 'user:manage',
  id: 'listInvitations',
  method: 'GET',
  path: '/invitations',
  summary: 'Invitations, newest first; those that nobody can accept any more only when they are asked for',
  query: z.strictObject({
    promoterCode: PromoterCode.optional(),
    includeClosed: flag.default(false),
    ...pageQuery,
  }),
  response: { kind: 'json', schema: InvitationPage },
  tenant: { from: 'actor' },
  errors: ['INVALID', 'NOT_FOUND'],
  reads: ['invitation'],
});

export const createInvitation = endpoint({
  ...write,
  id: 'createInvitation',
  method: 'POST',
  path: '/invitations',
  summary: 'Invite somebody by e-mail; the link works once, for 72 hours. Nobody grants what they do not hold',
  body: CreateInvitation,
  response: { kind: 'json', schema: Invitation },
  status: 201,
  tenant: { from: 'promoter', at: 'body.promoterCode' },
  errors: ['INVALID', 'NOT_FOUND', 'NAME_TAKEN'],
  example: { promoterCode: 'harbour-hall', email: 'ada@example.test', role: 'box-office' },
});

export const resendInvitation = endpoint({
  ...ofOne,
  id: 'resendInvitation',
  path: '/invitations/{invitationId}/resend',
  summary: 'Send an invitation again with a new link; the link before stops to work',
  response: { kind: 'json', schema: Invitation },
  errors: ['NOT_FOUND', 'STATUS_CHANGE_REFUSED', 'NAME_TAKEN'],
});

export const withdrawInvitation = endpoint({
  ...ofOne,
  id: 'withdrawInvitation',
  path: '/invitations/{invitationId}/withdraw',
  summary: 'Withdraw an invitation; its link stops to work',
  response: { kind: 'json', schema: Invitation },
  errors: ['NOT_FOUND', 'STATUS_CHANGE_REFUSED'],
});
