import * as z from 'zod/mini';
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { Contract, Endpoint } from './endpoint.ts';
import { commonErrors, type Errors, passingErrors } from './errors.ts';

const Failure = z
  .looseObject({
    error: z.string(),
    code: z.optional(z.string()),
    about: z.optional(z.string()),
    details: z.optional(
      z.array(
        z.looseObject({
          field: z.string().check(z.meta({ description: '`body.text`, `query.page`, `body.links.2.url`.' })),
          rule: z.enum([
            'required',
            'type',
            'maximum',
            'minimum',
            'format',
            'values',
            'unknown fields',
            'other',
          ]),
          limit: z.optional(z.number()),
          expected: z.optional(z.string()),
        }),
      ),
    ),
  })
  .check(
    z.meta({
      id: 'Failure',
      description:
        '`error` is for people, `code` for programs; `about` names the rejected one of several things sent, such as the key of an upload. `details` of `invalid_request` and `too_large` may name the wrong fields, each with its rule and the limit or what is expected; never the value that was sent. Some errors also set a field of their own to true.',
    }),
  );

export interface ApiDescription {
  title: string;
  description: string;
}

/** Describes a contract as an OpenAPI 3.1 document. */
export function describeApi(contract: Contract, { title, description }: ApiDescription): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, { calls }] of Object.entries(contract)) {
    for (const [verb, endpoint] of Object.entries(calls)) {
      paths[endpoint.path] = {
        ...paths[endpoint.path],
        [endpoint.method.toLowerCase()]: operation(name, verb, endpoint),
      };
    }
  }
  return createDocument({
    openapi: '3.1.1',
    info: { title, version: '1.0.0', description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/', description: 'The host that serves this document.' }],
    tags: [
      ...Object.entries(contract).map(([name, area]) => ({ name, description: area.description })),
      {
        name: 'extension',
        description: 'Calls that this server adds to the specified ones; a client may do without them.',
      },
    ],
    security: [],
    paths: paths as ZodOpenApiPathsObject,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The token of a sign-in.' } },
    },
  });
}

function operation(area: string, verb: string, endpoint: Endpoint) {
  const body = endpoint.body && {
    requestBody: {
      required: !endpoint.bodyOrQuery,
      content: { 'application/json': { schema: endpoint.body } },
    },
  };
  return {
    operationId: area + verb[0]?.toUpperCase() + verb.slice(1),
    summary: endpoint.summary,
    ...(endpoint.description ? { description: endpoint.description } : {}),
    tags: endpoint.extension ? [area, 'extension'] : [area],
    security: securityOf(endpoint),
    requestParams: {
      ...(endpoint.query ? { query: endpoint.query } : {}),
      ...(endpoint.params ? { path: endpoint.params } : {}),
    },
    ...body,
    responses: { ...successes(endpoint), ...failures(endpoint) },
  };
}

function successes({ status = 200, response, besidePage, stream }: Endpoint) {
  if (!response) return { [status === 200 ? 204 : status]: { description: 'Done.' } };
  if (stream) {
    const events = { 'text/event-stream': { schema: response } };
    return { [status]: { description: 'Events; the schema describes the data of each.', content: events } };
  }
  const leadsOn = status === 302 || status === 303;
  const answered = {
    description: 'Done.',
    content: {
      'application/json': { schema: response },
      ...(besidePage ? { 'text/html': { schema: z.string() } } : {}),
    },
  };
  if (!leadsOn) return { [status]: answered };
  const location = { description: 'The target.', schema: { type: 'string' as const } };
  return {
    200: { ...answered, description: 'The target, for a client that asks for JSON.' },
    [status]: { description: 'Leads there.', headers: { location } },
  };
}

function securityOf({ who }: Endpoint) {
  if (who === 'anyone') return [];
  return who === 'viewer' ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

const retryAfter = {
  description: 'Seconds after which a repeat may succeed.',
  schema: { type: 'integer' as const, minimum: 1 },
};

function failures({ who, body, errors }: Endpoint) {
  const { invalid_request, too_many_requests, unauthorized, forbidden, too_large } = commonErrors;
  const possible: Errors = {
    invalid_request,
    too_many_requests,
    forbidden,
    ...(who === 'person' ? { unauthorized } : {}),
    ...(body ? { too_large } : {}),
    ...passingErrors,
    ...errors,
  };
  const refusals = Object.entries(possible);
  const statuses = new Set(refusals.map(([, { status }]) => status));
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      {
        description: refusals
          .filter(([, refusal]) => refusal.status === status)
          .map(([code, { text }]) => `\`${code}\`: ${text}`)
          .join('\n\n'),
        ...(status === 429 || status === 503 || status === 507
          ? { headers: { 'Retry-After': retryAfter } }
          : {}),
        content: { 'application/json': { schema: Failure } },
      },
    ]),
  );
}
