import { describe, expect, it } from 'vitest';
import { encodeText } from '../../../test/make-plan.ts';
import { readFixture } from '../../../test/read-fixture.ts';
import { requirePlan } from '../../../test/require-plan.ts';

const fileOf = (chart: object) => ({ name: 'chart.json', bytes: encodeText(JSON.stringify(chart)) });
const rowOf = (label: string, seats: object[]) => ({ label, seats });

describe('seats.io charts', () => {
  it('keeps general admission as standing areas with their capacity, and the stage', () => {
    const { plan, problems } = requirePlan(readFixture('seatsio/sampleChart.json'));
    expect(plan.standingAreas.map(({ label, capacity }) => [label, capacity])).toEqual([
      ['GA1', 100],
      ['GA2', 100],
    ]);
    expect(plan.standingAreas[0]!.outline).toHaveLength(32);
    expect(plan.shapes).toMatchObject([{ kind: 'stage', text: 'Stage' }]);
    expect(plan.focalPoint).toEqual({ x: 225, y: 33.23 });
    expect(plan.categories.map((category) => category.key)).toEqual(['9', '10', 'string11']);
    expect(problems.filter((problem) => problem.code === 'GENERAL_ADMISSION_KEPT_AS_STANDING')).toHaveLength(2);
    expect(plan.blocks[0]!.label).toBe('Sample chart');
  });

  it('moves the seats of a section to its corner and lets them take its category', () => {
    const { plan } = requirePlan(readFixture('seatsio/sampleChartWithSections.json'));
    const [first, second] = plan.blocks;
    expect([first!.label, second!.label]).toEqual(['Section A', 'Section B']);
    expect(second!.rows[0]!.seats[0]).toEqual({ label: '1', x: 206.19, y: 45.25, category: '4' });
    expect(second!.outline).toHaveLength(4);
  });

  it('makes rows of tables, whose seats face the table', () => {
    const { plan, problems } = requirePlan(readFixture('seatsio/sampleChartWithTables.json'));
    expect(plan.blocks[0]!.rows.map((row) => row.label)).toEqual(['T1', 'T2']);
    expect(plan.blocks[0]!.rows[0]!.seats.map((seat) => seat.rotation)).toEqual([0, 60, 120, 180, 240, 300]);
    const codes = problems.map((problem) => problem.code);
    expect(codes).toEqual(expect.arrayContaining(['TABLE_BOOKED_AS_A_WHOLE', 'SEATS_ON_OTHERS', 'CATEGORY_UNUSED']));
  });

  it('puts floors below each other, their names before those of their sections', () => {
    const section = {
      label: 'A',
      topLeft: { x: 5, y: 5 },
      subChart: { rows: [rowOf('1', [{ x: 1, y: 1, label: '1' }])] },
    };
    const floor = { height: 100, sections: [section] };
    const chart = {
      name: 'House',
      version: 21,
      subChartFloors: [
        { ...floor, floorName: 'Ground' },
        { ...floor, floorName: 'Upper' },
      ],
    };
    const { plan, problems } = requirePlan(fileOf(chart));
    expect(plan.blocks.map((block) => [block.label, block.rows[0]!.seats[0]!.y])).toEqual([
      ['Ground A', 6],
      ['Upper A', 166],
    ]);
    expect(problems[0]).toMatchObject({ code: 'FLOORS_SPREAD', severity: 'warning', values: { count: 2 } });
  });

  it('reads access, restricted view, texts and shapes, and says what it leaves out', () => {
    const seats = [
      { x: 0, y: 0, label: '1', accessible: true },
      { x: 20, y: 0, label: '2', companionSeat: true, restrictedView: true },
      { x: 40, y: 0, label: 3, semiAmbulatorySeat: true },
    ];
    const shapes = [
      { type: 'circle', center: { x: 5, y: 5 }, width: 10, height: 10 },
      { type: 'rectangle', center: { x: 50, y: 50 }, width: 20, height: 10, rotationAngle: 90, label: 'Bar' },
    ];
    const subChart = {
      rows: [rowOf('A', seats)],
      shapes,
      texts: [{ text: 'Door', center: { x: 1, y: 2 } }],
      booths: [{}],
      backgroundImage: { key: 'x' },
      sections: [{ label: 'Empty' }],
    };
    const { plan, problems } = requirePlan(fileOf({ name: 'C', version: 99, subChart }));
    expect(plan.blocks[0]!.rows[0]!.seats.map((seat) => [seat.label, seat.access, seat.restrictedView])).toEqual([
      ['1', 'wheelchair', undefined],
      ['2', 'companion', true],
      ['3', 'step-free', undefined],
    ]);
    expect(plan.shapes.map((shape) => [shape.kind, shape.text])).toEqual([
      ['polygon', undefined],
      ['polygon', 'Bar'],
      ['text', 'Door'],
    ]);
    expect(plan.shapes[1]!.points[0]).toEqual({ x: 55, y: 40 });
    const codes = problems.map((problem) => problem.code);
    expect(codes.slice(0, 4)).toEqual([
      'VERSION_UNTRIED',
      'SECTION_WITHOUT_SEATS',
      'DRAWING_LEFT_OUT',
      'DRAWING_LEFT_OUT',
    ]);
  });

  it('reads a chart that has standing areas only', () => {
    const area = {
      label: 'Floor',
      capacity: 500,
      type: 'polygon',
      points: [
        { x: 0, y: 0 },
        { x: 9, y: 0 },
        { x: 9, y: 9 },
      ],
    };
    const { plan, seatCount } = requirePlan(
      fileOf({ name: 'Club', version: 20, subChart: { generalAdmissionAreas: [area] } }),
    );
    expect([seatCount, plan.blocks, plan.standingAreas[0]!.capacity]).toEqual([0, [], 500]);
  });

  it('tells which standing areas have a category, since ours have none', () => {
    const { problems } = requirePlan(readFixture('seatsio/sampleChart.json'));
    expect(problems.find(({ code }) => code === 'DETAILS_LEFT_OUT')).toMatchObject({
      severity: 'warning',
      values: { what: 'standingCategories', count: 2, names: 'GA1, GA2' },
    });
  });

  it('tells zones, entrances and labels for buyers, and keeps one focal point of several', () => {
    const seat = { x: 1, y: 1, label: '1', displayLabel: 'Aisle', entrance: 'North' };
    const section = {
      label: 'A',
      zone: 'z1',
      entrance: 'East',
      topLeft: { x: 5, y: 5 },
      subChart: { rows: [{ ...rowOf('1', [seat]), displayLabel: '1' }] },
    };
    const floor = { height: 100, sections: [section], icons: [{}], imageObjects: [{}] };
    const zones = {
      list: [
        { key: 'z1', label: 'Front', focalPoint: { x: 1, y: 2 } },
        { key: 'z2', label: 'Back' },
      ],
    };
    const chart = {
      version: 21,
      zones,
      subChartFloors: [
        { ...floor, floorName: 'Ground' },
        { ...floor, floorName: 'Upper', focalPoint: { x: 7, y: 8 } },
      ],
    };
    const { plan, problems } = requirePlan(fileOf(chart));
    expect(plan.focalPoint).toEqual({ x: 7, y: 168 });
    const left = problems.filter(({ code }) => code.endsWith('LEFT_OUT')).map(({ values }) => values);
    expect(left).toEqual([
      { what: 'other', count: 4 },
      { what: 'zones', count: 2, names: 'Front, Back' },
      { what: 'entrances', count: 4, names: 'East, North' },
      { what: 'displayLabels', count: 2, names: 'Aisle' },
      { what: 'focalPoints', count: 1, names: '' },
    ]);
  });

  it('names some of many, and how many there are', () => {
    const areas = Array.from({ length: 9 }, (_, index) => ({
      label: `GA${index}`,
      capacity: 1,
      categoryKey: 1,
      center: { x: 0, y: 0 },
      radius: 9,
    }));
    const { problems } = requirePlan(fileOf({ version: 20, subChart: { generalAdmissionAreas: areas } }));
    expect(problems.find(({ code }) => code === 'DETAILS_LEFT_OUT')!.values!.names).toBe(
      'GA0, GA1, GA2, GA3, GA4, GA5, GA6, GA7 … (9)',
    );
  });
});
