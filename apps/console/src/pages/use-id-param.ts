import { useParams } from 'react-router';
import { parseId } from '#api/parse-id.ts';

/** Returns the id in the path; for any other text, such as `new`, 0, which nothing has: the page then finds nothing. */
export const useIdParam = (name: string): number => parseId(useParams()[name]) ?? 0;
