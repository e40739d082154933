import type { Venue } from '@parterre/contract/venues';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useListVenuesQuery } from '../../../api/queries/venues.ts';
import { findDuplicates } from './find-duplicates.ts';

const SHORTEST_NAME = 3;
const PAUSE_MS = 300;

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

/** The value after it has stood still for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
