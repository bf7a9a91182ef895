import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { createRef, type ReactElement, StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { everyComponent, type Specimen, withoutElement } from './conformance.fixtures.tsx';
import * as ui from './index.ts';

const complaints = vi.fn();
const failed = new Set<string>();

beforeEach(() => {
  complaints.mockClear();
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(complaints);
});
afterEach(({ task }) => {
  if (task.result?.state === 'fail' && task.suite) failed.add(task.suite.name);
  cleanup();
  vi.restoreAllMocks();
});
afterAll(() => {
  console.log(`Conformance: ${everyComponent.length - failed.size} of ${everyComponent.length} components`);
});

const pageOf = ({ draw, within = (drawn) => drawn }: Specimen, given: object = {}): ReactElement =>
  within(draw(given));

type Drawn = HTMLElement | SVGElement;

function draw(specimen: Specimen, given?: object): Drawn {
  const { container } = render(pageOf(specimen, given));
  const [root, ...others] = specimen.root ? document.querySelectorAll(specimen.root) : container.children;
  expect(root).toBeInstanceOf(Element);
  if (!specimen.within) expect(others).toEqual([]);
  return root as Drawn;
}

const controlOf = (root: Drawn, { control }: Specimen): Drawn =>
  control ? root.querySelector<HTMLElement>(control)! : root;

const classesOf = (element: Drawn) => element.getAttribute('class')?.split(' ').filter(Boolean) ?? [];

/** State attributes: the listed `aria-*`, and all `data-*` except Radix's and the test's own. */
const STATE =
  /^(data-(?!given|layer|radix)|aria-(busy|checked|disabled|expanded|hidden|invalid|modal|orientation|pressed|selected|current|live)$)/;

const statesOf = (element: Element): Record<string, string> =>
  Object.fromEntries(
    [...element.attributes].filter(({ name }) => STATE.test(name)).map(({ name, value }) => [name, value]),
  );

const listed = everyComponent.map((specimen) => [specimen.name, specimen] as const);

describe.each(listed)('%s', (_name, specimen) => {
  test('the component has one root, and passes ref, class name, style and all other properties on to it', () => {
    const own = classesOf(draw(specimen));
    cleanup();
    const ref = createRef<HTMLElement>();
    const [onClick, onKeyDown] = [vi.fn(), vi.fn()];
    const root = draw(specimen, {
      ref,
      id: 'given',
      className: 'given',
      style: { scrollMarginTop: '7px' },
      lang: 'de',
      'data-given': 'yes',
      'aria-describedby': 'elsewhere',
      onClick,
      onKeyDown,
    });
    const control = controlOf(root, specimen);
    expect(control.localName).toBe(specimen.tag);
    expect(ref.current).toBe(control);
    expect(classesOf(root)).toEqual([...own, 'given']);
    expect(root.style.scrollMarginTop).toBe('7px');
    expect(control.id).toBe('given');
    expect(control.getAttribute('lang')).toBe('de');
    expect(control.dataset.given).toBe('yes');
    expect(control.getAttribute('aria-describedby')?.split(' ')).toContain('elsewhere');
    fireEvent.keyDown(control, { key: 'a' });
    expect(onKeyDown).toHaveBeenCalled();
    fireEvent.click(control);
    // A busy control ignores presses.
    const isWaiting = control.matches('[aria-busy=true][aria-disabled=true]');
    expect(onClick).toHaveBeenCalledTimes(isWaiting ? 0 : 1);
    cleanup();
    expect(ref.current).toBeNull();
    expect(complaints.mock.calls).toEqual([]);
  });

  test('the component keeps its state attributes, even if a caller passes other ones', () => {
    const own = statesOf(controlOf(draw(specimen), specimen));
    cleanup();
    const others = Object.fromEntries(Object.keys(own).map((state) => [state, 'other']));
    expect(statesOf(controlOf(draw(specimen, others), specimen))).toEqual(own);
  });

  test('the component hydrates its server-rendered HTML without differences', () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(pageOf(specimen));
    let root: Root | undefined;
    act(() => {
      root = hydrateRoot(container, pageOf(specimen), { onRecoverableError: complaints });
    });
    act(() => root?.unmount());
    container.remove();
    expect(complaints.mock.calls).toEqual([]);
  });

  test('the component leaves nothing behind after unmounting, also in strict mode', async () => {
    const listening = listeners();
    const before = traces();
    render(<StrictMode>{pageOf(specimen)}</StrictMode>);
    cleanup();
    // Radix releases the focus in a timeout.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(traces()).toEqual(before);
    expect(listening()).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
  });
});

type Options = boolean | EventListenerOptions;

const traces = () => ({
  body: document.body.innerHTML,
  bodyState: [...document.body.attributes].map(({ name, value }) => `${name}=${value}`),
  page: [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`),
  sheets: document.head.childElementCount,
});

/** Records listeners added to window and document. The returned function lists those not removed. */
function listeners(): () => string[] {
  const open: string[] = [];
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    const keys = new Map<unknown, number>();
    const keyOf = (type: string, listener: unknown, options: unknown) => {
      if (!keys.has(listener)) keys.set(listener, keys.size);
      const capture = options === true || (options as EventListenerOptions | undefined)?.capture === true;
      return `${type} ${keys.get(listener)} ${capture}`;
    };
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: Options) => {
        const key = keyOf(type, listener, options);
        if (!open.includes(key)) open.push(key);
        add(type, listener, options);
      },
    );
    vi.spyOn(target, 'removeEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: Options) => {
        const place = open.indexOf(keyOf(type, listener, options));
        if (place >= 0) open.splice(place, 1);
        remove(type, listener, options);
      },
    );
  }
  return () => [...open];
}

test('every exported component is on the list of specimens', () => {
  const components = Object.entries(ui)
    .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value !== 'string')
    .map(([name]) => name);
  const known = [...everyComponent.map(({ name }) => name), ...Object.keys(withoutElement)];
  expect(known.toSorted()).toEqual(components.toSorted());
});

test('components with an h1 use the given headingLevel instead', () => {
  for (const name of ['AuthForm', 'CartList', 'GuestProfile', 'RotatingHeadline']) {
    const specimen = everyComponent.find((one) => one.name === name) as Specimen;
    expect(draw(specimen).querySelectorAll('h1')).toHaveLength(1);
    cleanup();
    const root = draw(specimen, { headingLevel: 2 });
    expect({ name, headings: [...root.querySelectorAll('h1, h2')].map(({ tagName }) => tagName)[0] }).toEqual(
      {
        name,
        headings: 'H2',
      },
    );
    expect(root.querySelector('h1')).toBeNull();
    cleanup();
  }
});
