import * as z from 'zod/mini';
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { contract } from './contract.ts';
import type { Contract, Endpoint } from './endpoint.ts';
import { type ErrorCode, errorTexts, statusOf } from './errors.ts';

const Failure = z
  .object({ error: z.string(), code: z.optional(z.string()) })
  .check(z.meta({ id: 'Failure', description: '`error` is for people, `code` for programs.' }));

const wordDescriptions: Record<string, string> = {
  session: 'Registration, sign-in and sign-out.',
  profile: 'People.',
  products: 'Feeds and single products.',
  likes: 'What a person likes.',
  cart: 'What a person wants to buy.',
  productLinks: 'What is behind links, and what people do with the products there.',
  extension: 'Calls that this server adds to the specified ones; a client may do without them.',
};

/** The OpenAPI 3.1 document of the contract. */
export function openApiDocument(from: Contract = contract): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [word, verbs] of Object.entries(from)) {
    for (const [verb, endpoint] of Object.entries(verbs)) {
      paths[endpoint.path] = {
        ...paths[endpoint.path],
        [endpoint.method.toLowerCase()]: operation(word, verb, endpoint),
      };
    }
  }
  return createDocument({
    openapi: '3.1.1',
    info: {
      title: 'Vitrine API',
      version: '1.0.0',
      description: 'Find, like and share products.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The host that serves this document.' }],
    tags: [...Object.keys(from), 'extension'].map((name) => ({
      name,
      description: wordDescriptions[name] ?? name,
    })),
    security: [],
    paths: paths as ZodOpenApiPathsObject,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The token of a sign-in.' } },
    },
  });
}

function operation(word: string, verb: string, endpoint: Endpoint) {
  const body = endpoint.body && {
    requestBody: {
      required: !endpoint.bodyOrQuery,
      content: { 'application/json': { schema: endpoint.body } },
    },
  };
  return {
    operationId: word + verb[0]?.toUpperCase() + verb.slice(1),
    summary: endpoint.summary,
    ...(endpoint.description ? { description: endpoint.description } : {}),
    tags: endpoint.extension ? [word, 'extension'] : [word],
    security: securityOf(endpoint),
    requestParams: {
      ...(endpoint.query ? { query: endpoint.query } : {}),
      ...(endpoint.params ? { path: endpoint.params } : {}),
    },
    ...body,
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done.',
        content: { 'application/json': { schema: endpoint.response } },
      },
      ...failures(endpoint),
    },
  };
}

function securityOf({ access }: Endpoint) {
  if (access.who === 'anyone') return [];
  return access.who === 'viewer' ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

function failures(endpoint: Endpoint) {
  const refused = endpoint.access.who === 'person' ? (['unauthorized', 'forbidden'] as const) : [];
  const codes: ErrorCode[] = ['invalid_request', 'too_many_requests', ...refused, ...(endpoint.errors ?? [])];
  const byStatus = Map.groupBy(codes, statusOf);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((code) => `\`${code}\`: ${errorTexts[code]}`).join('\n\n'),
        content: { 'application/json': { schema: Failure } },
      },
    ]),
  );
}
