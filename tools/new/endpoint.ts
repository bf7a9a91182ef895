import { all, camel, intoBlock, type Plan, Refusal } from './plan.ts';

interface Checkout {
  has(file: string): boolean;
  read(file: string): string;
}

/**
 * Plans a call of an existing area, `likes/count`, from contract to service. It answers with the caller's id.
 */
export function planEndpoint(given: string, areas: readonly string[], { has, read }: Checkout): Plan {
  const [folder = '', verb = '', ...rest] = given.split('/');
  if (rest.length > 0 || !areas.includes(folder) || !/^[a-z][A-Za-z0-9]*$/.test(verb)) {
    throw new Refusal(
      `An endpoint is named <area>/<verb>, like likes/count. The areas are ${[...areas].sort().join(', ')}.`,
    );
  }
  const contract = `packages/api/src/${folder}/${folder}.contract.ts`;
  const onServer = (role: string) => `apps/server/src/${folder}/${folder}.${role}.ts`;
  const [service, routes, test] = [onServer('service'), onServer('routes'), onServer('test')];
  const missing = [contract, service, routes].filter((file) => !has(file));
  if (missing.length > 0) {
    throw new Refusal(
      `${missing.join(', ')} is not there, so nothing can answer. Make the area first: pnpm new area.`,
    );
  }
  const area = /^export const (\w+)Contract\b/m.exec(read(contract))?.[1] ?? camel(folder);
  if (new RegExp(`^    ${verb}: endpoint\\(`, 'm').test(read(contract))) {
    throw new Refusal(`${folder} has ${verb} already: see ${contract}. Choose another verb.`);
  }
  const tests = testOf(area, verb);
  return {
    files: has(test) ? {} : { [test]: `${harness}\n${tests}` },
    edits: {
      [contract]: all(withSchemas, withCall(endpointOf(kebab(area), verb))),
      [service]: withVerb(service, `async ${verb}(personId: string) {\n    return { personId };\n  },`),
      [routes]: withRoute(routes, verb),
      ...(has(test) ? { [test]: appending(test, tests) } : {}),
    },
    derived: ['contract', 'api-report of api'],
    next: [
      `Say in ${contract} what it takes and answers, and run pnpm contract.`,
      `Do it in ${service}, hand on in ${routes} what it takes, and promise it in ${test}.`,
      'Tell the users of @vitrine/api: pnpm changeset',
    ],
  };
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const endpointOf = (area: string, verb: string) => `${verb}: endpoint({
      method: 'GET',
      path: '/api/${area}/${kebab(verb)}',
      who: 'person',
      summary: 'The id of the caller',
      response: z.object({ personId: z.string() }),
      extension: true,
    }),`;

/**
 * Returns an edit that adds a call to an area's contract. If the contract is a `productRelation`, it becomes
 * an area with the relation's calls and this one.
 */
const withCall =
  (call: string) =>
  (text: string): string => {
    const relation = /^export const (\w+) = (productRelation\([\s\S]*?\));\n/m;
    if (!relation.test(text)) return intoBlock('  calls: {', call)(text);
    return text.replace(
      relation,
      (_, name, made) =>
        `import { area, endpoint } from '../contract/endpoint.ts';\n\nconst relation = ${made};\n\nexport const ${name} = area({\n  ...relation,\n  calls: {\n    ...relation.calls,\n    ${call}\n  },\n});\n`,
    );
  };

const withSchemas = (text: string) =>
  text.includes("from 'zod/mini'") ? text : `import * as z from 'zod/mini';\n${text}`;

const withVerb =
  (file: string, method: string) =>
  (text: string): string => {
    const start = text.search(/^export (const|function) create[A-Z]/m);
    const after = start < 0 ? '' : text.slice(start);
    const forms: [RegExp, string][] = [
      // The form `=> ({ … });`, closed at the left edge.
      [/^(export const .*=> \(\{\n[\s\S]*?)\n\}\);/, `$1\n  ${method}\n});`],
      // The form `return { … };` at the end of the function.
      [
        /^(export function [\s\S]*?\n {2}return \{)\n([\s\S]*?)\n {2}\};\n\}/,
        `$1\n$2\n    ${method}\n  };\n}`,
      ],
      [/^(export function [\s\S]*?\n {2}return \{) (.*) \};\n\}/, `$1 $2, ${method} };\n}`],
      // The form `=> createMembership(…);`, with a service made by another function.
      [/^(export const [^\n]*) =>\s+([^({\s][\s\S]*?);\n/, `$1 => ({ ...$2, ${method} });\n`],
    ];
    for (const [form, changed] of forms) {
      if (form.test(after)) return text.slice(0, start) + after.replace(form, changed);
    }
    throw new Refusal(
      `${file} makes its service in a way that is not known here. Teach tools/new/endpoint.ts, or write by hand:\n  ${method}`,
    );
  };

const withRoute =
  (file: string, verb: string) =>
  (text: string): string => {
    const start = text.search(/^export (const|function) \w+Routes\b/m);
    const after = start < 0 ? '' : text.slice(start);
    // The service is the only parameter, or the first property of the options.
    const service = /\w+Routes(?: =)? ?\(\s*(?:\{\s*)?(\w+)[:,]/.exec(after)?.[1];
    const route = `${verb}: ({ person }) => ${service}.${verb}(person.id),`;
    const forms: [RegExp, string][] = [
      [/^(export const [\s\S]*?=> \(\{\n[\s\S]*?)\n\}\);/, `$1\n  ${route}\n});`],
      [/^(export function [\s\S]*?\n {2}return \{\n[\s\S]*?)\n {2}\};\n\}/, `$1\n    ${route}\n  };\n}`],
    ];
    for (const [form, changed] of forms) {
      if (service && form.test(after)) return text.slice(0, start) + after.replace(form, changed);
    }
    throw new Refusal(
      `${file} gives its routes in a way that is not known here. Teach tools/new/endpoint.ts, or write by hand:\n  ${route}`,
    );
  };

const harness = `import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/harness.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
`;

const testOf = (area: string, verb: string) => `
it('${verb} answers the caller, and refuses guests', async () => {
  const person = await world.person();
  expect(await person.client.${area}.${verb}({})).toEqual({ personId: person.id });
  await expect(world.client().${area}.${verb}({})).rejects.toMatchObject({ status: 401 });
});
`;

const appending = (file: string, tests: string) => (text: string) => {
  if (!/^let world: World;/m.test(text) || !/import \{[^}]*\bit\b[^}]*\} from 'vitest'/.test(text)) {
    throw new Refusal(
      `${file} opens no world for its tests. Teach tools/new/endpoint.ts, or write by hand:${tests}`,
    );
  }
  return `${text.trimEnd()}\n${tests}`;
};
