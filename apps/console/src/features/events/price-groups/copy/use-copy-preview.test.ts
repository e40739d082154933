import { expect, it } from 'vitest';
import { previewCopy } from './use-copy-preview.ts';

const group = (priceGroupId: number, name: string) => ({ priceGroupId, name: { 'en-GB': name } });
const ticket = (priceTypeId: number, priceGroupId: number, name: string) => ({
  priceTypeId,
  priceGroupId,
  name: { 'en-GB': name },
});
const nameOf = (name: Record<string, string>) => name['en-GB'] ?? '';

it('a group or ticket of the same name is skipped; new tickets are added to the existing group', () => {
  const preview = previewCopy(
    {
      groups: [group(1, 'Stalls'), group(2, 'Circle')],
      prices: [ticket(11, 1, 'Adult'), ticket(12, 1, 'Child'), ticket(21, 2, 'Adult')],
    },
    { groups: [group(7, 'STALLS')], prices: [ticket(71, 7, 'adult')] },
    nameOf,
  );
  expect(preview).toMatchObject({ newGroups: 1, newTickets: 2 });
  expect(preview.groups.map(({ isThere, tickets }) => [isThere, ...tickets.map((entry) => entry.isThere)])).toEqual([
    [true, true, false],
    [false, false],
  ]);
});

it('an event without groups brings nothing', () => {
  const ours = { groups: [group(7, 'Stalls')], prices: [] };
  expect(previewCopy({ groups: [], prices: [] }, ours, nameOf)).toEqual({ groups: [], newGroups: 0, newTickets: 0 });
});
