import { sweep } from '../sweeping.ts';
import type { ToolState } from '../tool-state.ts';

export const groupIdle: ToolState = {
  name: 'group.idle',
  press(host, input) {
    const picked = host.findBlock(input);
    return sweep(host, input, {
      name: 'group.sweeping',
      idle: groupIdle,
      first: picked < 0 ? [] : host.seatsOfBlock(picked),
      along(_from, to) {
        const block = host.findBlock(to);
        return block < 0 ? [] : host.seatsOfBlock(block);
      },
    });
  },
};
