import { type Block, stack } from '../block.ts';
import {
  type Part,
  setAdvice,
  setBarcode,
  setDate,
  setFacts,
  setHead,
  setRemarks,
  setSeat,
  setSponsor,
  setTitle,
  setVenue,
} from './parts.ts';
import { leaveOut } from './picture.ts';

/** The size of a dot of receipt printers, in points: they have 203 dots per inch. */
const DOT = 72 / 203;

/** Sets a ticket of the roll: black, as long as it needs to be, with modules of whole printer dots. */
export function setRollFace(part: Part): Block {
  const { setter, width } = part;
  leaveOut(setter, 'BANNER');
  const rule: Block = {
    height: 1,
    draw: (ink, x, y) => ink.line([x, y], [x + width, y], { colour: setter.palette.line, width: 0.8 }),
  };
  const when = stack([setDate(part), setVenue(part)], 8);
  const barcode = setBarcode(part, { height: Math.min(width, 170), dot: DOT });
  return stack(
    [
      setHead(part),
      rule,
      setTitle(part, 9),
      when,
      setSeat(part),
      setFacts(part, 2),
      setRemarks(part),
      rule,
      stack([barcode, setAdvice(part, 'middle')], 6),
      setSponsor(part, 80),
    ],
    11,
  );
}
