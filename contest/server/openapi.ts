import type { FastifyInstance, RouteOptions } from 'fastify';
import { VERSION } from '../../judge/host/package-info.ts';

interface DescribedSchema {
  readonly summary?: string;
  readonly params?: { readonly properties: Readonly<Record<string, object>> };
  readonly querystring?: {
    readonly properties: Readonly<Record<string, object>>;
    readonly required?: readonly string[];
  };
  readonly body?: object;
  readonly consumes?: readonly string[];
  readonly response?: Readonly<Record<string, object>>;
}

/** Describes every route of the API from the schemas it is checked with. Routes that come later are in it as well. */
export function describeApi(app: FastifyInstance, title: string): void {
  const routes: RouteOptions[] = [];
  app.addHook(
    'onRoute',
    (route) => void (route.url.startsWith('/api/') && route.method !== 'HEAD' && routes.push(route)),
  );
  app.get('/api/openapi.json', { schema: { summary: 'This description.' } as object }, () => ({
    openapi: '3.0.3',
    info: { title: `${title}: the API of a contest of Minions`, version: VERSION },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    security: [{}, { token: [] }],
    paths: makePaths(routes),
  }));
}

function makePaths(routes: readonly RouteOptions[]): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const { url, method, schema = {} } of routes) {
    const path = url.replaceAll(/:(\w+)/g, '{$1}');
    for (const verb of [method].flat())
      (paths[path] ??= {})[verb.toLowerCase()] = makeOperation(schema as DescribedSchema);
  }
  return paths;
}

function makeOperation({ summary = '', params, querystring, body, consumes, response = {} }: DescribedSchema): object {
  const listParameters = (place: 'path' | 'query', schema: DescribedSchema['querystring']): object[] =>
    Object.entries(schema?.properties ?? {}).map(([name, value]) => ({
      name,
      in: place,
      required: place === 'path' || (schema?.required?.includes(name) ?? false),
      schema: value,
    }));
  const types = consumes ?? ['application/json'];
  const content = Object.fromEntries(
    types.map((type) => [type, { schema: body ?? { type: 'string', format: 'binary' } }]),
  );
  return {
    summary,
    parameters: [...listParameters('path', params), ...listParameters('query', querystring)],
    ...(body || consumes ? { requestBody: { required: true, content } } : {}),
    responses: Object.fromEntries(
      Object.entries(response).map(([status, schema]) => [
        status,
        { description: 'see the schema', content: { [findType(status)]: { schema } } },
      ]),
    ),
  };
}

const findType = (status: string): string => (status.startsWith('2') ? 'application/json' : 'application/problem+json');
