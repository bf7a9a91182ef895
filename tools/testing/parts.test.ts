import { expect, test } from 'vitest';
import { gate, long, longParts } from './parts.ts';

const projects = ['faults', 'storybook', 'journeys', 'release', 'consumer'];
const tags = ['', '@gate', '@axe', '@importing', '@kills'];

/** Whether a command of Playwright for the main configuration chooses tests of a project with a tag. */
function chooses(command: string, project: string, tag: string): boolean {
  if (!command.startsWith('playwright test') || command.includes(' -c ')) return false;
  const chosen = [...command.matchAll(/--project=(\S+)/g)].map(([, name]) => name);
  const [, only] = /--grep (\S+)/.exec(command) ?? [];
  const [, not] = /--grep-invert '?([^ ']+)/.exec(command) ?? [];
  return (
    (chosen.length === 0 || chosen.includes(project)) &&
    (only === undefined || new RegExp(only).test(tag)) &&
    (not === undefined || !new RegExp(not).test(tag))
  );
}

test('every browser test belongs to one part of the two test commands', () => {
  const commands = [...gate, ...long].flatMap((part) => part.commands);
  for (const project of projects) {
    for (const tag of ['journeys', 'faults'].includes(project) ? tags : ['']) {
      // The matrix has neither of these tags.
      if (project === 'faults' && ['@axe', '@importing'].includes(tag)) continue;
      const choosing = commands.filter((command) => chooses(command, project, tag));
      expect(choosing, `${project} ${tag}`).toHaveLength(1);
    }
  }
});

test('parts are chosen by name, with one build before the first that needs it', () => {
  const names = (...chosen: string[]) => longParts(chosen).map(({ name }) => name);
  expect(names('walls')).toEqual(['walls']);
  expect(names('faults', 'stories-dark')).toEqual(['build', 'faults', 'stories-dark']);
  expect(names()).toHaveLength(long.length + 1);
  expect(() => names('mistakes')).toThrow('There is no part mistakes. The parts are journeys, faults,');
});
