import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { GROUP, openCodes } from './testing/open-codes.tsx';

const MAKE = `POST ${GROUP}/offer-code-batches`;

afterEach(() => vi.unstubAllGlobals());

async function makeCodes(created: number) {
  const codes = Array.from({ length: Math.min(20, created) }, (_, index) => `PRESS-${index}`);
  const opened = await openCodes({ path: '/generate', answers: { [MAKE]: { tag: '', created, codes } } });
  const { user } = opened;
  await user.type(await screen.findByLabelText('How many'), String(created));
  await user.type(screen.getByLabelText('Prefix (optional)'), 'press-');
  await user.click(screen.getByRole('radio', { name: 'Fixed price' }));
  await user.type(screen.getByLabelText('Price of each ticket'), '10');
  expect(screen.getByText('PRESS-K7M2QXRB9D')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  return { ...opened, codes };
}

describe('making many codes', () => {
  test('sends the rules once, shows the codes and copies them', async () => {
    const { user, written, codes } = await makeCodes(3);
    const drawer = await screen.findByRole('dialog', { name: '3 codes generated' });
    expect(
      within(drawer)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    await user.click(screen.getByRole('button', { name: 'Copy all' }));
    expect(await navigator.clipboard.readText()).toBe('PRESS-0\nPRESS-1\nPRESS-2');
    expect(written()).toHaveLength(1);
    expect(JSON.parse(String(written()[0]?.body))).toMatchObject({
      count: 3,
      prefix: 'press-',
      length: 10,
      effect: 'set-price',
      value: 1000,
      mostUses: 1,
    });
  });

  test('says that the report has those that are not shown', async () => {
    await makeCodes(1200);
    const drawer = await screen.findByRole('dialog', { name: '1,200 codes generated' });
    expect(drawer).toHaveTextContent('Here are the first 20; the report has all of them.');
    expect(within(drawer).getByRole('button', { name: 'Export report' })).toBeEnabled();
  });
});
