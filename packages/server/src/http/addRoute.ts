import {
  type AnswerOf,
  type CheckedBodyOf,
  type ParamName,
  type ParamsOf,
  type RouteName,
  routes,
} from '@cordillera/protocol/http';
import { bodies, CodeSchema, IdSchema } from '@cordillera/protocol/http/bodies';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import * as v from 'valibot';
import { checked } from './requests.ts';

/** What the parameters of an address must be; `code` is that of an old one. */
const paramSchemas: Record<ParamName<(typeof routes)[RouteName]['path']> | 'code', v.GenericSchema<string>> = {
  id: IdSchema,
  code: CodeSchema,
  // looked up as it is: there is one, or not
  passkey: v.string(),
  hash: v.string(),
};

export interface RouteInput<Name extends RouteName> {
  request: FastifyRequest;
  reply: FastifyReply;
  params: ParamsOf<Name>;
  body: CheckedBodyOf<Name>;
}

export type RouteHandler<Name extends RouteName> = (input: RouteInput<Name>) => Promise<AnswerOf<Name>>;

export interface RouteOptions extends Pick<RouteShorthandOptions, 'bodyLimit' | 'onRequest'> {
  /** Where pages of the version before find it. */
  oldPath?: `/api/${string}`;
}

/** Registers a route of the contract. Its handler is not called with parameters or a body that are wrong. */
export function addRoute<Name extends RouteName>(
  app: FastifyInstance,
  name: Name,
  handler: RouteHandler<Name>,
  { oldPath, ...options }: RouteOptions = {},
): void {
  const { method, path } = routes[name];
  const schema = (bodies as Partial<Record<RouteName, v.GenericSchema>>)[name];
  const check = (request: FastifyRequest): Pick<RouteInput<Name>, 'params' | 'body'> => {
    const params = request.params as Record<keyof typeof paramSchemas, string>;
    for (const param of Object.keys(params) as (keyof typeof params)[]) checked(paramSchemas[param], params[param]);
    const body = schema && checked(schema, request.body);
    return { params, body } as Pick<RouteInput<Name>, 'params' | 'body'>;
  };
  for (const url of oldPath === undefined ? [path] : [path, oldPath])
    app.route({
      method,
      url,
      ...options,
      handler: async (request, reply) => handler({ request, reply, ...check(request) }),
    });
}
