import { useParams } from 'react-router';

/** The event of the URL, in the spelling the server gives it. */
export const useShowCode = (): string => (useParams().showCode ?? '').toUpperCase();
