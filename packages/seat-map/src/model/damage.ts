/** The area to repaint: a rectangle of seat centres in plan units, or everything. */
export interface Damage {
  everything: boolean;
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

export function createDamage(): Damage {
  return { everything: true, minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
}

export function damagePoint(damage: Damage, x: number, y: number): void {
  if (x < damage.minX) damage.minX = x;
  if (x > damage.maxX) damage.maxX = x;
  if (y < damage.minY) damage.minY = y;
  if (y > damage.maxY) damage.maxY = y;
}

export function hasDamage(damage: Damage): boolean {
  return damage.everything || damage.minX <= damage.maxX;
}

export function clearDamage(damage: Damage): void {
  damage.everything = false;
  damage.minX = damage.minY = Infinity;
  damage.maxX = damage.maxY = -Infinity;
}
