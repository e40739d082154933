import { useParams } from 'react-router';

/** Returns the show code of the URL in upper case, as the server returns it. */
export const useShowCode = (): string => (useParams().showCode ?? '').toUpperCase();
