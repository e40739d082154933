import { compilePlan, type Geometry, generateBowl, theatrePlan } from '@parterre/seating-plan';
import { CLAIM_CODE } from '@parterre/seating-plan/seat-states';
import { type Allocation, emptyAllocation } from '../../model/allocation.ts';
import { HEAT_STEPS } from '../../model/seat-look.ts';
import type { SeatMap } from '../../seat-map.ts';
import type { Scene } from './draw-scene.ts';
import { DARK_PALETTE, DARK_THEME, LIGHT_PALETTE, LIGHT_THEME } from './scene-colours.ts';

const LIGHT = { theme: LIGHT_THEME, palette: LIGHT_PALETTE };
const THEATRE = compilePlan(theatrePlan());
const STADIUM = compilePlan(generateBowl({ seats: 30_000, blocks: 60 }));

/** The block shown in close-up scenes: its rows are curved and its seats rotated. */
const CLOSE_BLOCK = 0;

/** Scenes by the names of their stored pictures. */
export const MAP_SCENES: Readonly<Record<string, Scene>> = {
  'theatre-overview': { ...LIGHT, geometry: THEATRE, allocation: sellSome(THEATRE) },
  'seat-states': { ...LIGHT, geometry: THEATRE, allocation: showStates(THEATRE), act: (map) => zoomIn(map, 160) },
  holds: {
    ...LIGHT,
    geometry: THEATRE,
    allocation: holdRows(THEATRE),
    act(map) {
      zoomIn(map, 100);
      map.clearSelection();
      map.setCursor(null);
      map.setKind('holds');
      map.setTool('brush');
      map.arm({ hold: 2 });
      map.dispatch({ ...POINTER, x: 130, y: 120 });
    },
  },
  'heat-map': {
    ...LIGHT,
    geometry: withStandingArea(THEATRE),
    allocation: sellSome(THEATRE),
    act: (map) => map.showHeat(Uint8Array.from(THEATRE.row, (row) => row % (HEAT_STEPS + 1))),
  },
  dark: {
    theme: DARK_THEME,
    palette: DARK_PALETTE,
    pixelRatio: 2,
    geometry: THEATRE,
    allocation: showStates(THEATRE),
    act: (map) => zoomIn(map, 60),
  },
  'stadium-overview': {
    ...LIGHT,
    geometry: STADIUM,
    allocation: sellSome(STADIUM),
    act: (map) => map.select(listSeats(STADIUM, 7)),
  },
};

const POINTER = { type: 'move', pointer: 1, button: 0, shift: false, alt: false, ctrl: false } as const;

/** Prices each third of the blocks and sells three seats of ten. */
function sellSome(geometry: Geometry): Allocation {
  const allocation = emptyAllocation(geometry);
  for (let seat = 0; seat < geometry.seatCount; seat++) {
    const third = Math.floor(((geometry.block[seat] ?? 0) * 3) / geometry.blocks.length);
    allocation.price[seat] = third + 1;
    if ((seat * 7919) % 101 < 30) allocation.claim[seat] = CLAIM_CODE.sold;
  }
  return allocation;
}

/** Shows every state in every row. The block alternates, so half of the free seats are withheld. */
function showStates(geometry: Geometry): Allocation {
  const allocation = emptyAllocation(geometry);
  for (let seat = 0; seat < geometry.seatCount; seat++) {
    const row = geometry.row[seat] ?? 0;
    const state = (seat + row) % 8;
    allocation.price[seat] = state === 5 ? 0 : (row % 3) + 1;
    if (state === 1) allocation.claim[seat] = CLAIM_CODE.sold;
    if (state === 2) allocation.claim[seat] = CLAIM_CODE.basket;
    if (state === 3) allocation.hold[seat] = 1;
    if (state === 4) allocation.hold[seat] = 2;
  }
  allocation.alternating[CLOSE_BLOCK] = 1;
  return allocation;
}

/** Assigns a hold to pairs of rows and sells some of their seats. */
function holdRows(geometry: Geometry): Allocation {
  const allocation = sellSome(geometry);
  for (let seat = 0; seat < geometry.seatCount; seat++) {
    const pair = Math.floor((geometry.row[seat] ?? 0) / 2);
    if (pair % 2 === 0) allocation.hold[seat] = ((pair / 2) % LIGHT_PALETTE.holds.length) + 1;
  }
  return allocation;
}

/** Selects a few seats, some of them sold, and puts one under the pointer and one under the cursor. */
function zoomIn(map: SeatMap, percent: number): void {
  const seats = listSeats(THEATRE, CLOSE_BLOCK);
  const middle = seats[Math.floor(seats.length / 2)] ?? 0;
  map.centreOnSeat(middle, percent);
  map.select(seats.filter((seat) => seat >= middle && seat < middle + 9));
  map.setCursor(middle - 2);
  const pointed = map.describe(middle - 4);
  if (pointed) map.dispatch({ ...POINTER, x: pointed.x, y: pointed.y });
}

function listSeats({ blocks }: Geometry, block: number): number[] {
  const { firstSeat = 0, seatCount = 0 } = blocks[block] ?? {};
  return Array.from({ length: seatCount }, (_, at) => firstSeat + at);
}

/** Adds a standing area behind the last row, as wide as the plan. */
function withStandingArea(geometry: Geometry): Geometry {
  const { minX, maxX, maxY } = geometry.bounds;
  const outline = [
    { x: minX, y: maxY + 60 },
    { x: maxX, y: maxY + 60 },
    { x: maxX, y: maxY + 160 },
    { x: minX, y: maxY + 160 },
  ];
  const area = { label: 'Standing', capacity: 200, outline };
  return { ...geometry, bounds: { ...geometry.bounds, maxY: maxY + 160 }, standingAreas: [area] };
}
