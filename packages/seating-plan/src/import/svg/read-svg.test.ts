import { describe, expect, it } from 'vitest';
import { encodeText } from '../../../test/make-plan.ts';
import { readFixture } from '../../../test/read-fixture.ts';
import { requirePlan } from '../../../test/require-plan.ts';
import { importPlan } from '../import-plan.ts';

const svg = (inside: string, head = '') => ({
  name: 'hall.svg',
  bytes: encodeText(`<?xml version="1.0"?>${head}<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`),
});
const seat = (id: string, more = '') => `<circle id="${id}" cx="10" cy="20" r="5" ${more}/>`;
const firstSeat = (inside: string) => requirePlan(svg(inside)).plan.blocks[0]!.rows[0]!.seats[0]!;

describe('an SVG drawing', () => {
  it('gives block, row and seat of ids that name them the other way round', () => {
    const { plan } = requirePlan(readFixture('svg/tessitura-amazing-venue.svg'));
    expect(plan.blocks.map(({ label }) => label).sort()).toEqual(['1', '2', '3', '4', '5']);
    expect(plan.blocks[0]!.rows[0]).toMatchObject({
      label: 'A',
      seats: [{ label: '1', x: 118.12, y: 206.21 }, { label: '2' }, { label: '4' }, { label: '3' }],
    });
    expect(plan.shapes[0]).toMatchObject({ kind: 'stage', text: 'STAGE' });
    const inside = plan.shapes
      .flatMap(({ points }) => points)
      .every(({ x, y }) => x > -14 && x < 519 && y > 52 && y < 430);
    expect(inside).toBe(true);
  });

  it('reads names from data attributes, in any script', () => {
    const { plan } = requirePlan(svg('<ellipse data-block="西下A" data-row="é" data-seat="🙂" cx="1" cy="2"/>'));
    expect(plan.blocks[0]).toMatchObject({
      label: '西下A',
      rows: [{ label: 'é', seats: [{ label: '🙂', x: 1, y: 2 }] }],
    });
  });

  it.each([
    ['translate(5 -3)', 15, 17],
    ['translate(5)', 15, 20],
    ['scale(2)', 20, 40],
    ['rotate(90)', -20, 10],
    ['rotate(180, 10, 10)', 10, 0],
    ['matrix(1 0 0 1 100 200)', 110, 220],
    ['translate(100,0) scale(2 1)', 120, 20],
    ['nonsense(1)', 10, 20],
  ])('moves seats by %s', (transform, x, y) => {
    const { x: foundX, y: foundY } = firstSeat(`<g transform="${transform}">${seat('seat-1-A-S')}</g>`);
    expect([foundX, foundY]).toEqual([x, y]);
  });

  it.each([
    ['transform-origin: 10px 0px', 10, -20],
    ['transform-box: fill-box; transform-origin: 50% 50%', 10, 20],
    ['transform-box: fill-box; transform-origin: right top', 20, 10],
  ])('turns a seat about %s', (style, x, y) => {
    const turned = seat('seat-1-A-S', `transform="rotate(180)" style="${style}"`);
    expect(firstSeat(turned)).toMatchObject({ x, y });
  });

  it('takes the middle of a rectangle, and names the seat that has no place', () => {
    const box = '<rect id="seat-1-A-S" x="10" y="20" width="8" height="6"/>';
    expect(firstSeat(box)).toMatchObject({ x: 14, y: 23 });
    const result = importPlan(svg(seat('seat-1-A-S').replace('cx="10"', 'cx="wide"')));
    expect(result.problems).toContainEqual(expect.objectContaining({ code: 'SEAT_COORDINATE_MISSING' }));
    const far = importPlan(svg(seat('seat-1-A-S').replace('cx="10"', 'cx="1e308"')));
    expect(far.problems).toContainEqual(expect.objectContaining({ code: 'SEAT_COORDINATE_MISSING' }));
  });

  it('sees no seats in definitions, scripts and foreign documents', () => {
    const hidden = ['defs', 'symbol', 'script', 'foreignObject', 'clipPath'].map(
      (name) => `<${name}>${seat('seat-9-Z-Z')}</${name}>`,
    );
    expect(requirePlan(svg(`${hidden.join('')}${seat('seat-1-A-S')}`)).seatCount).toBe(1);
  });

  it('refuses the same seat twice, circles without names, and a drawing without any', () => {
    expect(importPlan(svg(seat('seat-1-A-S') + seat('seat-1-a-s'))).problems[0]!.code).toBe('SEAT_IDS_DUPLICATE');
    expect(importPlan(svg([1, 2, 3, 4, 5].map((number) => seat(`c${number}`)).join(''))).problems).toMatchObject([
      { code: 'SEATS_WITHOUT_LABELS', values: { format: 'SVG drawing', count: 5 } },
    ]);
    expect(importPlan(svg('<rect width="5" height="5"/>')).problems[0]!.code).toBe('DRAWING_WITHOUT_SEATS');
  });

  it.each([
    ['an entity of its own', 'entities', svg(seat('seat-&big;-A-S'), '<!DOCTYPE svg [<!ENTITY big "1">]>')],
    ['entities within entities', 'entities', svg('&c;', '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY c "&a;&a;&a;&a;">]>')],
    [
      'an entity of another file',
      'entities',
      svg(seat('1'), '<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd">]>'),
    ],
    ['entities without end', 'entities', svg(seat('1'), `<!DOCTYPE svg [${'<!-- -->'.repeat(10_000)}]>`)],
    ['an unknown entity', 'xml', svg('<text>&nope;</text>')],
    ['a tag that is not closed', 'xml', svg('<g>')],
    ['two roots', 'xml', { name: 'a.svg', bytes: encodeText('<svg/><svg/>') }],
    ['groups without end', 'depth', svg('<g>'.repeat(100_000))],
    ['definitions without end', 'depth', svg('<clipPath>'.repeat(100_000))],
  ])('is refused with its place and reason for %s', (_, reason, file) => {
    const result = importPlan(file);
    expect(result).toMatchObject({ ok: false, problems: [{ code: 'SEAT_PLAN_PARSING', values: { reason } }] });
    expect(result.problems[0]!.source?.line).toBeGreaterThan(0);
  });

  it('is read with the namespaces of drawing programs, which are entities', () => {
    const head =
      '<!DOCTYPE svg [\n<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n<!ENTITY ns_x \'http://ns.adobe.com/x/\'>\n]>';
    expect(requirePlan(svg(`<g xmlns:x="&ns_x;">${seat('seat-1-A-S')}</g>`, head)).seatCount).toBe(1);
  });

  it('is read without its scripts and without what lies in other files, and says so', () => {
    const foreign = '<image href="http://127.0.0.1:9/x.png"/><use href="other.svg#seat"/><script>alert(1)</script>';
    const { problems, plan } = requirePlan(svg(`${foreign}${seat('seat-1-A-S', 'onclick="alert(1)"')}`));
    expect(problems.filter(({ code }) => code === 'DRAWING_LEFT_OUT').map(({ values }) => values)).toEqual([
      { what: 'references', count: 2 },
      { what: 'scripts', count: 1 },
    ]);
    expect(JSON.stringify(plan)).not.toMatch(/alert|127\.0\.0\.1|other/);
  });

  it.each([
    ['a transform', (text: string) => `<g transform="${text}">${seat('seat-1-A-S')}</g>`, 'a'],
    [
      'a length',
      (text: string) => seat('seat-1-A-S', `data-x="1" stroke="0" x="${text}x"`).replace('cx="10"', `cx="${text}x"`),
      '1',
    ],
    ['a style', (text: string) => seat('seat-1-A-S', `style="${text}"`), ';transform :'],
    ['a path', (text: string) => `<path d="M${text}"/>${seat('seat-1-A-S')}`, '1 '],
    ['an id', (text: string) => `<circle id="${text}"/>${seat('seat-1-A-S')}`, 'a-'],
    ['a title', (text: string) => `<circle><title>${text}</title></circle>${seat('seat-1-A-S')}`, 'Row '],
  ])('with %s of a million signs is read all the same', (_, draw, sign) => {
    expect(importPlan(svg(draw(sign.repeat(1_000_000 / sign.length)))).format).toBe('svg');
  });

  it('stops counting at the most seats there may be', () => {
    const seats = Array.from({ length: 20 }, (_, index) => seat(`seat-${index}-A-S`)).join('');
    expect(importPlan({ ...svg(seats), options: { maxSeats: 10 } }).problems[0]!.code).toBe('TOO_MANY_SEATS');
  });
});
