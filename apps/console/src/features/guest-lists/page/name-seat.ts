/** `Stalls|A|12` as people say it. */
export const nameSeat = (seatId: string): string => seatId.split('|').join(' ');
