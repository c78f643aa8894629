import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LineCollector } from '../../replay/line-collector.ts';

test('however a text is cut into pieces, its lines are the same', () => {
  const text = fc.array(fc.constantFrom('a', 'bc', '\n', '☃', ' '), { maxLength: 40 }).map((parts) => parts.join(''));
  const property = fc.property(text, fc.array(fc.nat(60), { maxLength: 6 }), (whole, cuts) => {
    const collector = new LineCollector();
    const places = [0, ...cuts.map((cut) => Math.min(cut, whole.length)).sort((a, b) => a - b), whole.length];
    const lines = places.slice(1).flatMap((place, index) => collector.add(whole.slice(places[index], place)));
    expect([...lines, collector.takeRest()]).toEqual(whole.split('\n'));
    expect(collector.count).toBe(lines.length);
  });
  fc.assert(property);
});
