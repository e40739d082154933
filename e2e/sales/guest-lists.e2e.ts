import { getGuestList, listGuests, updateGuestList } from '@parterre/contract/calls/guest-lists';
import { listPriceGroups } from '@parterre/contract/calls/price-groups';
import { createCompPrice } from '@parterre/contract/calls/prices';
import { updateShow } from '@parterre/contract/calls/shows';
import type { Page } from '@playwright/test';
import { connectApi, copyShow } from '../support/connect-api.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, signIn, test } from '../support/journey.ts';

test.describe.configure({ timeout: 180_000 });

test('three guests and who they bring are approved, get tickets, and stand on the door list', async ({ page }) => {
  await signIn(page);
  const api = await connectApi(page);
  const showCode = await copyShow(api, `Guests ${Date.now()}`, ['prices', 'allocation']);
  const params = { showCode };
  const { items: groups } = await api(listPriceGroups, { params });
  const comp = {
    priceGroupId: groups[0]?.priceGroupId ?? 0,
    name: { 'en-GB': 'Guest ticket' },
    ...{ isSeated: false, allocation: 20 },
  };
  await api(createCompPrice, { params, body: comp });

  await page.goto(`/shows/${showCode}/guest-lists`);
  await page.getByRole('link', { name: 'New guest list' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'New guest list' });
  await drawer.getByRole('textbox', { name: /^Name/ }).fill('Crew');
  await drawer.getByRole('textbox', { name: /^Owner(?!’)/ }).fill('Mina Park');
  await drawer.getByRole('textbox', { name: /^Maximum people/ }).fill('10');
  await drawer.getByRole('textbox', { name: /^Plus ones/ }).fill('2');
  await drawer.getByRole('combobox', { name: /^Comp ticket/ }).click();
  await page.getByRole('option', { name: 'Guest ticket' }).click();
  await drawer.getByRole('switch', { name: /^Guests need approval/ }).check();
  await expectAccessible(page, 'the guest list drawer');
  await drawer.getByRole('button', { name: 'Create guest list' }).click();
  await page.getByRole('link', { name: 'Crew' }).click();

  const guest = page.getByRole('textbox', { name: 'Guest', exact: true });
  for (const typed of ['Grace Hopper +2', 'Ada Lovelace +1', 'Alan Turing']) {
    await guest.fill(typed);
    await guest.press('Enter');
    await expect(page.getByText(`${typed.split(' +')[0]} is on the list`)).toBeVisible();
    await expect(guest).toBeFocused();
  }
  await expect(page.getByText('6 requested · 0 approved · 0 issued')).toBeVisible();
  await expectAccessible(page, 'a guest list');
  await page.getByRole('checkbox', { name: /all/i }).check();
  await page.getByRole('button', { name: 'Approve 3' }).click();
  await expect(page.getByText('3 guests approved')).toBeVisible();
  await page.getByRole('button', { name: 'Issue all approved' }).click();
  await expect(
    page.getByText(
      'The event is not active: tickets are sold and issued only while it is. Set its status to active first.',
    ),
  ).toBeVisible();
  await api(updateShow, { params, body: { status: 'ACTIVE' } });
  await page.getByRole('button', { name: 'Issue all approved' }).click();
  await expect(page.getByText('0 requested · 0 approved · 6 issued')).toBeVisible();

  const guestListId = Number(new URL(page.url()).pathname.split('/')[4]);
  await page.getByRole('link', { name: 'Edit list' }).click();
  const edit = page.getByRole('dialog', { name: 'Crew' });
  await edit.getByRole('textbox', { name: /^Owner(?!’)/ }).fill('Ada King');
  const { revision } = await api(getGuestList, { params: { guestListId } });
  await api(updateGuestList, { params: { guestListId }, body: { ownerName: 'Mina Parker', allocation: 12 } });
  await edit.getByRole('button', { name: 'Save guest list' }).click();
  const conflict = page.getByRole('dialog', { name: 'Somebody else changed this' });
  await expect(conflict.getByRole('row', { name: 'Owner Ada King Mina Parker' })).toBeVisible();
  await expectAccessible(page, 'a conflict of a guest list');
  await conflict.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText('Guest list saved').first()).toBeVisible();
  const saved = { ownerName: 'Ada King', allocation: 12, revision: revision + 2 };
  expect(await api(getGuestList, { params: { guestListId } })).toMatchObject(saved);
  // The form stays open with the merged values.
  await expect(edit.getByRole('textbox', { name: /^Maximum people/ })).toHaveValue('12');
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await expect(edit).toBeHidden();
  const { items } = await api(listGuests, { params: { guestListId } });
  expect(items.map(({ name, plusOnes, status }) => [name, plusOnes, status])).toEqual([
    ['Ada Lovelace', 1, 'ISSUED'],
    ['Alan Turing', 0, 'ISSUED'],
    ['Grace Hopper', 2, 'ISSUED'],
  ]);
  const doorList = await download(page, 'CSV');
  const rows = doorList.trim().split(/\r?\n/).slice(1);
  expect(rows.map((row) => row.split(',').slice(0, 4))).toEqual([
    ['Crew', 'Ada King', 'Ada Lovelace', '2'],
    ['Crew', 'Ada King', 'Alan Turing', '1'],
    ['Crew', 'Ada King', 'Grace Hopper', '3'],
  ]);
  for (const [index, { orderId }] of items.entries()) expect(rows[index]).toContain(orderId);
  expect(await download(page, 'Door list PDF')).toMatch(/^%PDF-/);
});

async function download(page: Page, name: string): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await saved).createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
