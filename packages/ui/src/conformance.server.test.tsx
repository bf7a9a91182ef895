import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { everyComponent } from './conformance.fixtures.tsx';

test.each(everyComponent.map((specimen) => [specimen.name, specimen] as const))(
  '%s renders on a server without warnings, and twice the same',
  (_name, { draw, within = (drawn) => drawn }) => {
    const complaints = vi.fn();
    for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(complaints);
    const drawn = renderToString(within(draw({ className: 'given', 'data-given': 'yes' })));
    expect(renderToString(within(draw({ className: 'given', 'data-given': 'yes' })))).toBe(drawn);
    vi.restoreAllMocks();
    expect(complaints.mock.calls).toEqual([]);
  },
);
