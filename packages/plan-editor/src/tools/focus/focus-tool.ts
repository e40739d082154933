import { act } from '../../commands/act.ts';
import { placePoint } from '../tool-use.ts';

/** Where the audience looks. */
export const placeFocus = placePoint((desk, place) => void act.placeFocus(desk, place));
