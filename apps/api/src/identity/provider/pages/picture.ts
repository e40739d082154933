import { BRANDS, type BrandName, NEUTRALS, SCALES } from '@parterre/contract/wire/brands';

const WIDTH = 880;
const HEIGHT = 900;

const GROUNDS = { light: NEUTRALS.light.sunken, dark: NEUTRALS.dark.sunken };

/**
 * Draws the picture beside the form as SVG without styles or scripts: an auditorium, rows of benches, or nested arches.
 */
export function drawPicture(brand: BrandName, theme: 'light' | 'dark'): string {
  const scale = SCALES[BRANDS[brand].colour];
  const [line, accent] = theme === 'light' ? [scale[300], scale[500]] : [scale[700], scale[400]];
  const shapes = SHAPES[brand](accent);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" fill="none" stroke="${line}" stroke-width="1.5" stroke-linecap="round"><rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUNDS[theme]}" stroke="none"/>${shapes.join('')}</svg>`;
}

const SHAPES: Record<BrandName, (accent: string) => string[]> = {
  parterre: drawAuditorium,
  rowline: drawBenches,
  gatehouse: drawArches,
};

/** Draws rows 44 apart around a point behind the stage, with seats 34 apart and an aisle in the middle. */
function drawAuditorium(accent: string): string[] {
  const shapes = ['<path d="M330 104Q440 132 550 104"/>'];
  for (let row = 0; row < 22; row++) {
    const radius = 170 + row * 44.3;
    for (let seat = 0; (37 + seat * 34) / radius < 0.8; seat++) {
      for (const side of [-1, 1]) {
        const angle = (side * (37 + seat * 34)) / radius;
        const x = (440 + radius * Math.sin(angle)).toFixed(1);
        const y = (20 + radius * Math.cos(angle)).toFixed(1);
        const turn = ((-angle * 180) / Math.PI).toFixed(1);
        const isTaken = (row * 5 + seat * 11 + side) % 37 === 0;
        const fill = isTaken ? ` fill="${accent}" stroke="none"` : '';
        shapes.push(
          `<rect x="-9" y="-9" width="18" height="18" rx="5" transform="translate(${x} ${y}) rotate(${turn})"${fill}/>`,
        );
      }
    }
  }
  return shapes;
}

function drawBenches(accent: string): string[] {
  const shapes: string[] = [];
  for (let row = 0; row < 16; row++) {
    const y = 70 + row * 54;
    for (let seat = 0; seat < 26; seat++) {
      const x = 40 + seat * 36 + (row % 2) * 18;
      const isTaken = seat === Math.round(row * 1.75);
      const stroke = isTaken ? ` stroke="${accent}" stroke-width="2.4"` : '';
      shapes.push(`<path d="M${x} ${y}v14a4 4 0 0 0 4 4h12a4 4 0 0 0 4-4v-14"${stroke}/>`);
    }
    shapes.push(`<path d="M0 ${y + 24}H920" stroke-opacity=".4"/>`);
  }
  return shapes;
}

function drawArches(accent: string): string[] {
  return Array.from({ length: 9 }, (_, i) => {
    const radius = 45 + i * 37;
    const stroke = i === 2 ? ` stroke="${accent}" stroke-width="2.4"` : '';
    return `<path d="M${440 - radius} 900V${795 - i * 41}a${radius} ${radius} 0 0 1 ${2 * radius} 0V900"${stroke}/>`;
  });
}
