/** Colours a new ticket takes in turn, as the server would (contract: PRICE_COLOURS). */
const COLOURS = ['#5C48C6', '#2C74D8', '#128A7C', '#B97809', '#B14A86', '#4D7C0F', '#0E7490', '#C2410C'];

/** The first colour no ticket has; when all are taken they go round. */
export function nextColour(used: readonly string[]): string {
  const taken = used.map((colour) => colour.toUpperCase());
  const free = COLOURS.find((colour) => !taken.includes(colour));
  return free ?? COLOURS[taken.length % COLOURS.length] ?? '#5C48C6';
}
