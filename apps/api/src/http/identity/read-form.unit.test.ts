import { expect, it } from 'vitest';
import { toAddresses } from '#addresses.ts';
import { renderChangeEmail } from '#identity/provider/pages/email-pages.ts';
import { renderInvitationPage } from '#identity/provider/pages/invitation-page.ts';
import { renderPasskeys, renderRemovePasskey } from '#identity/provider/pages/passkey-pages.ts';
import {
  renderChangePassword,
  renderForgottenPassword,
  renderResetPassword,
} from '#identity/provider/pages/password-pages.ts';
import { createProviderPages } from '#identity/provider/pages/provider-pages.ts';
import {
  renderSetUpSecondFactor,
  renderSignInCode,
  renderTurnOffSecondFactor,
} from '#identity/provider/pages/second-factor-pages.ts';
import { renderSignInPage } from '#identity/provider/pages/sign-in-page.ts';
import { readForm } from './read-form.ts';

const setting = createProviderPages(toAddresses('https://parterre.test'), 'production').settingOf({});
const question = { step: '', options: {} };
const form = { action: '/', email: '', name: '', offer: toOffer() };

const PAGES: [name: string, page: string][] = [
  ['sign in', renderSignInPage(setting, { ...form, question })],
  ['change password', renderChangePassword(setting, form)],
  ['change e-mail', renderChangeEmail(setting, form)],
  ['forgotten password', renderForgottenPassword(setting, form)],
  ['code of a sign-in', renderSignInCode(setting, { ...form, step: '' })],
  ['second factor', renderSetUpSecondFactor(setting, { ...form, step: '', secret: 'ABCD', uri: 'otpauth://x' })],
  ['second factor, off', renderTurnOffSecondFactor(setting, { ...form, recoveryCodesLeft: 1 })],
  ['passkeys', renderPasskeys(setting, { ...form, passkeys: [], timeZone: 'UTC' })],
  ['passkey to remove', renderRemovePasskey(setting, { ...form, list: '/' })],
  ['reset password', renderResetPassword(setting, form)],
  ['invitation of somebody new', renderInvitationPage(setting, { ...form, password: 'new' })],
  ['invitation of somebody known', renderInvitationPage(setting, { ...form, password: 'current' })],
];

it.each(PAGES)('takes as much as the fields of the page “%s” do, and no more', (_name, page) => {
  const typed = [...page.matchAll(/<input (?![^>]*(?:type="hidden"|readonly))([^>]*)>/g)].map(
    ([, field = '']) => field,
  );
  expect(typed).not.toEqual([]);
  for (const field of typed) {
    const name = /name="(\w+)"/.exec(field)?.[1] ?? '';
    const length = Number(/maxlength="(\d+)"/.exec(field)?.[1]);
    expect(readForm({ [name]: 'x'.repeat(length) })).toHaveProperty(name, 'x'.repeat(length));
    expect(readForm({ [name]: 'x'.repeat(length + 1) })).toHaveProperty(name, '');
  }
});

it('takes nothing that is not a text, cannot be stored or was not asked for', () => {
  const nothing = readForm(undefined);
  expect(new Set(Object.values(nothing))).toEqual(new Set(['']));
  expect(readForm({ email: ['a'], name: 'a\0b', password: 7, ui_locales: 'd'.repeat(101), role: 'owner' })).toEqual(
    nothing,
  );
  expect(readForm({ email: ' ada@example.test ', password: ' kept as typed ' })).toMatchObject({
    email: 'ada@example.test',
    password: ' kept as typed ',
  });
});

function toOffer(): Parameters<typeof renderInvitationPage>[1]['offer'] {
  const at = new Date(0);
  return {
    promoterName: 'Harbour Hall',
    roleName: null,
    places: [],
    user: undefined,
    invitation: {
      promoterId: 1,
      id: 1,
      email: 'new@example.test',
      role: 'owner',
      roleId: null,
      scope: 'promoter',
      scopeIds: [],
      language: 'en-GB',
      invitedById: null,
      invitedBy: 'Ada',
      createdAt: at,
      sentAt: at,
      expiresAt: at,
      acceptedAt: null,
      withdrawnAt: null,
      revision: 1,
    },
  };
}
