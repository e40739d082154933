import { useParams } from 'react-router';
import { parseId } from '#api/cookies.ts';

/** 0, which nobody has, for an address that names nobody. */
export const useCustomerId = (): number => parseId(useParams().customerId ?? null) ?? 0;
