import type { Venue } from '@parterre/contract/venues';
import { useWatch } from 'react-hook-form';
import { useListVenuesQuery } from '../../../api/queries/venues.ts';
import { useSettled } from '../../../forms/use-settled.ts';
import { findDuplicates } from './find-duplicates.ts';

const SHORTEST_NAME = 3;

/** Venues the form around may be about to enter a second time; asked for once name and town stand still. */
export function usePossibleDuplicates(own: Venue | undefined): Venue[] {
  const [name = '', town = '', chosenCode] = useWatch({ name: ['name', 'town', 'promoterCode'] });
  const promoterCode = own?.promoterCode ?? chosenCode;
  const searchTerm = useSettled(`${name} ${town}`.trim());
  const isReady = String(name).trim().length >= SHORTEST_NAME && String(town).trim() !== '';
  const query = {
    searchTerm: searchTerm.slice(0, 200),
    ...(promoterCode ? { promoterCode: String(promoterCode) } : {}),
  };
  const { currentData } = useListVenuesQuery({ query }, { skip: !isReady || searchTerm === '' });
  return isReady ? findDuplicates(currentData?.items ?? [], { name: String(name), town: String(town) }, own) : [];
}
