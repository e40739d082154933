import { act } from '../../commands/act.ts';
import { placePoint } from '../tool-use.ts';

/** Places the point that the audience looks at. */
export const placeFocus = placePoint((desk, place) => void act.placeFocus(desk, place));
